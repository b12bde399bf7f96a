import { afterAll, beforeAll, expect, test } from "vitest";

import { actors, connect, type ActorName, type Firestore } from "../support/actors.ts";
import { lookUpCalls, type Written } from "./callCosts.ts";
import { coverage } from "./coverage.ts";
import { decide } from "../support/decide.ts";
import {
  loadRules,
  reloadRules,
  rulesEnvironment,
  rulesSource,
  store,
} from "../support/environment.ts";
import { highest, mostExpressions, padded, paddedPath } from "./padding.ts";
import { recording } from "./recording.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import { write, type Row } from "../support/row.ts";
import { mismatches } from "../support/mismatches.ts";
import { storedInTables, tables, type Table } from "../tables.ts";

/**
 * The most lookups of an allowed write without caching: Firestore allows 10, and 20 per request.
 */
const mostLookUps = { inWrite: 7, inRequest: 17 };

/**
 * Requests that change two appointments: counting charges each of the two with the four or one
 * lookups of the other, which it does not make.
 */
const ofTwoAppointments =
  /^(?:update appointments move\w+: confirmed (?:in place|at|on)|create bookingChanges of a request in place)/;
const chargedTwice = 5;

/** How many of Firestore's expressions must remain unused. */
const leastFree = 250;

const environment = await rulesEnvironment("budgets");

afterAll(() => environment.cleanup());

type Cell = { table: Table; row: Row; name: ActorName; uid: string; db: Firestore };

const connections = new Map(
  actors.map((actor) => [actor.name, { uid: actor.uid ?? "", db: connect(environment, actor) }]),
);

/** Every allowed write, as its first allowed actor. */
const granted: readonly Cell[] = tables.flatMap((table) =>
  table.rows.flatMap((row): Cell[] => {
    const [name] = row.allowedTo;
    const connection = name && connections.get(name);
    if (!name || !connection || row.operation === "get" || row.operation === "list") return [];
    return [{ table, row, name, ...connection }];
  }),
);

/** The number of padding steps that equal Firestore's whole expression limit. */
let whole = 0;

beforeAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { ...storedInTables, ...storedRevocations });
  });
  const db = environment.authenticatedContext("ana").firestore();
  const passes = async (steps: number) => {
    await loadRules("budgets", padded(rulesSource, steps));
    try {
      await write(db, (writes) => writes.set(db.doc(paddedPath), {}));
    } catch {
      return false;
    }
    await environment.withSecurityRulesDisabled((context) =>
      store(context.firestore(), { [paddedPath]: null }),
    );
    return true;
  };
  whole = await highest(passes, [0, mostExpressions]);
  if (whole < 100 || whole === mostExpressions) throw new Error(`No limit was met: ${whole}.`);
});

afterAll(() => loadRules("budgets", rulesSource));

test(`every granted write leaves ${leastFree} of ${mostExpressions} expressions free`, async () => {
  await loadRules("budgets", padded(rulesSource, stepsOf(leastFree)));
  const denied: string[] = [];
  for (const [table, cells] of Map.groupBy(granted, (cell) => cell.table)) {
    await storeFor(table);
    for (const cell of cells) if (!(await isGranted(cell))) denied.push(labelOf(cell));
  }
  expect(denied).toEqual([]);
});

test("leaves three lookups free in every allowed write, even without caching", async () => {
  const costly: string[] = [];
  for (const cells of Map.groupBy(granted, ({ table, row }) => kindOf(table, row)).values()) {
    costly.push(...(await costlyOf(cells)));
  }
  expect(costly).toEqual([]);
});

/**
 * The writes that make too many lookups. All together make at least as many as each does, so they
 * are bisected only if the total is too high.
 */
async function costlyOf(cells: readonly Cell[]): Promise<string[]> {
  const { inWrite, inRequest } = await lookUpsOf(cells);
  const [cell] = cells;
  const isOfTwo = cells.length === 1 && cell && ofTwoAppointments.test(labelOf(cell));
  const most = mostLookUps.inRequest + (isOfTwo ? chargedTwice : 0);
  if (inWrite <= mostLookUps.inWrite && inRequest <= most) return [];
  if (cells.length === 1 && cell) {
    return [`${labelOf(cell)}: ${inWrite} in a write, ${inRequest} in all`];
  }
  const half = Math.ceil(cells.length / 2);
  return [...(await costlyOf(cells.slice(0, half))), ...(await costlyOf(cells.slice(half)))];
}

// RULES_BUDGETS=all npm test -- rules budgets.test; or part of the rows' names instead of `all`.
test.runIf(process.env["RULES_BUDGETS"])(
  "reports the budgets of all allowed writes",
  async () => {
    const wanted = process.env["RULES_BUDGETS"] ?? "";
    const cells = granted.filter((cell) => wanted === "all" || labelOf(cell).includes(wanted));
    const table: { write: string; free: number; inWrite: number; inRequest: number }[] = [];
    const ranges = new Map(cells.map((cell) => [cell, [0, whole]]));
    for (let round = 0; round < Math.ceil(Math.log2(whole)) + 1; round += 1) {
      const byMiddle = Map.groupBy(cells, (cell) => {
        const [low = 0, high = 0] = ranges.get(cell) ?? [];
        return Math.ceil((low + high) / 2);
      });
      for (const [middle, alike] of byMiddle) {
        await loadRules("budgets", padded(rulesSource, middle));
        for (const cell of alike) {
          const [low = 0, high = 0] = ranges.get(cell) ?? [];
          if (low === high) continue;
          ranges.set(cell, (await isGranted(cell)) ? [middle, high] : [low, middle - 1]);
        }
      }
    }
    for (const cell of cells) {
      const free = Math.floor(((ranges.get(cell)?.[0] ?? 0) * mostExpressions) / whole);
      table.push({ write: labelOf(cell), free, ...(await lookUpsOf([cell])) });
    }
    console.table(table.toSorted((a, b) => a.free - b.free));
    expect(table.filter(({ free }) => free < leastFree)).toEqual([]);
  },
  3_600_000,
);

function stepsOf(expressions: number): number {
  return Math.ceil((expressions * whole) / mostExpressions);
}

async function isGranted({ table: { collection, stored }, row, uid, db }: Cell): Promise<boolean> {
  const outcome = await decide(collection, row, db, uid);
  if (outcome === "allowed") {
    await environment.withSecurityRulesDisabled(async (context) => {
      const made = Object.fromEntries((row.makes ?? []).map((path) => [path, null]));
      await store(context.firestore(), { ...made, ...stored });
    });
  }
  return outcome === "allowed";
}

/** Stores a table's data, because tables store different documents under the same paths. */
async function storeFor({ stored }: Table): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => store(context.firestore(), stored));
}

/** The most lookups by any of these writes and by any of their requests. */
async function lookUpsOf(cells: readonly Cell[]) {
  const requests: Written[][] = [];
  await reloadRules("budgets");
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    let storedTable: Table | null = null;
    for (const { table, row, name, uid, db } of cells) {
      if (table !== storedTable) await store(server, table.stored);
      storedTable = table;
      const writes: Written[] = [];
      requests.push(writes);
      const before = { ...storedInTables, ...table.stored };
      const noting = recording(db, before, (written) => writes.push(written));
      const requester = { name, uid, db: noting, server };
      expect(await mismatches(table.collection, [row], table.stored, requester)).toEqual([]);
    }
  });
  const evaluated = new Set((await coverage(environment)).map(({ place }) => place));
  const calls = requests.map((writes) => writes.map((written) => lookUpCalls(written, evaluated)));
  return {
    inWrite: Math.max(...calls.flat()),
    inRequest: Math.max(...calls.map((one) => one.reduce((sum, count) => sum + count, 0))),
  };
}

/** A key for similar writes, which are likely to make the same lookups. */
function kindOf({ collection }: Table, { operation, name }: Row): string {
  return `${operation} ${collection} ${/claimed|handed over/.exec(name)?.[0] ?? ""}`;
}

function labelOf({ table, row }: Cell): string {
  return `${row.operation} ${table.collection} ${row.name}`;
}
