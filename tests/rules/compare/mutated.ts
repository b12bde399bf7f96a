import type { Random } from "../../../seed/random.ts";
import { actors, type Firestore } from "../support/actors.ts";
import type { Write } from "../support/interceptWrites.ts";
import { isWrite, type Row, type Table, type Transaction } from "../support/row.ts";
import { now, type Documents } from "../support/values.ts";

/**
 * A connection that changes one thing of a row's request: a value, a field, the place of a document, or
 * a write that it leaves out.
 */
export function mutating(db: Firestore, { stored }: Table, row: Row, random: Random): Firestore {
  const doc = (path: string) => db.doc(placeLike(path, stored, random));
  if (!isWrite(row)) return replacing(db, { doc });
  const runTransaction: Firestore["runTransaction"] = (change) =>
    db.runTransaction(async (transaction) => {
      const writes: Write[] = [];
      const note =
        (method: string) =>
        (document: Write["document"], ...data: unknown[]) =>
          void writes.push({ method, document, data });
      const noting = { set: note("set"), update: note("update"), delete: note("delete") };
      const result = await change(replacing(transaction, noting));
      const chosen = random.pick(writes);
      for (const each of writes) {
        const write = each === chosen ? mutated(each) : each;
        if (write !== null) send(transaction, write);
      }
      return result;
    });
  const mutated = (write: Write): Write | null => {
    const kind = random.int(1, 12);
    if (kind === 1) return null;
    if (kind === 2) return { ...write, document: doc(write.document.path) };
    const data = write.data.map((fields) =>
      isMap(fields) ? changed(fields, stored, random) : fields,
    );
    return { ...write, data };
  };
  return replacing(db, { runTransaction });
}

function send(transaction: Transaction, { method, document, data }: Write): void {
  const own: unknown = Reflect.get(transaction, method);
  if (typeof own === "function") Reflect.apply(own, transaction, [document, ...data]);
}

function replacing<Target extends object>(target: Target, instead: object): Target {
  return new Proxy(target, {
    get: (_, name) => {
      const own: unknown = Reflect.get(name in instead ? instead : target, name);
      return typeof own === "function"
        ? (...values: unknown[]): unknown => Reflect.apply(own, target, values)
        : own;
    },
  });
}

/** Another stored document in a collection of that name, or one that does not exist. */
function placeLike(path: string, stored: Documents, random: Random): string {
  const parts = path.split("/");
  const isAlike = (names: readonly string[]) =>
    names.length === parts.length && names[0] === parts[0];
  const alike = Object.keys(stored).filter((each) => isAlike(each.split("/")));
  if (alike.length > 0 && random.chance(0.8)) return random.pick(alike);
  return [...parts.slice(0, -1), `${parts.at(-1)}x`].join("/");
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value?.constructor === Object;
}

function changed(
  fields: Record<string, unknown>,
  stored: Documents,
  random: Random,
): Record<string, unknown> {
  const names = Object.keys(fields);
  if (names.length === 0 || random.chance(0.05)) return { ...fields, extra: true };
  const name = random.pick(names);
  const { [name]: value, ...others } = fields;
  if (random.chance(0.1)) return others;
  const isWithin = isMap(value) && random.chance(0.6);
  return {
    ...fields,
    [name]: isWithin ? changed(value, stored, random) : other(name, value, stored, random),
  };
}

const anyValues: readonly unknown[] = [
  null,
  now,
  "x",
  "",
  true,
  false,
  0,
  1,
  2,
  1.5,
  {},
  [],
  ["x"],
];

/** A value that is stored in a field of this name, is near the one given, or is of any type. */
function other(name: string, value: unknown, stored: Documents, random: Random): unknown {
  const alike = Object.values(stored).flatMap((document) =>
    document && name in document ? [Reflect.get(document, name)] : [],
  );
  const uids = actors.map(({ uid }) => uid);
  const choices = [alike, near(value), edged(value), anyValues, uids, times()];
  return random.pick(random.pick(choices.filter((values) => values.length > 0)));
}

function near(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, value + 0.5, -value, value * 100];
  if (typeof value === "string") {
    return [`${value}x`, value.slice(1), `${value} `, value.toUpperCase(), value.repeat(40)];
  }
  if (Array.isArray(value)) return [[...value, "x"], value.slice(1), value.toReversed()];
  if (value instanceof Date)
    return [-1, 1, 900_000, -900_000].map((ms) => new Date(value.getTime() + ms));
  return isMap(value) ? [{ ...value, extra: 1 }, Object.values(value)] : [];
}

/** Where the ranges of characters that texts refuse begin and end (domain/src/shared/patterns.ts). */
const edges =
  "\0\u001F \u007F\u009F\u00A0\u1680\u2000\u200B\u200F\u2028\u202E\u202F\u205F\u2060\u206F\u3000\uFEFF";

function edged(value: unknown): readonly unknown[] {
  if (typeof value !== "string") return [];
  return Array.from(edges).flatMap((edge) => [`${value}${edge}`, `${value}${edge}x`]);
}

function times(): readonly Date[] {
  return [-1440, -60, -1, 0, 1, 60, 1440].map((minutes) => new Date(Date.now() + minutes * 60_000));
}
