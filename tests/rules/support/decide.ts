import type { Firestore } from "./actors.ts";
import { allowLines } from "./allowLines.ts";
import type { Operation, Row } from "./row.ts";

/** Decided by the conditions; denied because one could not be evaluated; or neither. */
export type Outcome = "allowed" | "denied" | "undecided" | `failed: ${string}`;

/**
 * The decision of the rules on one request.
 *
 * A denial counts only if the emulator names the `allow` statements of this operation in this
 * collection, and each evaluated to false: a statement that failed for another reason, such as the
 * limit of 1,000 expressions, would deny this request and allow another one.
 *
 * Google's emulator evaluates the writes of a request together, in no fixed order, and stops at the
 * first that it denies or cannot evaluate. For several writes on that emulator, only the outcome is
 * compared.
 */
export async function decide(
  collection: string,
  { operation, send, beside }: Pick<Row, "operation" | "send" | "beside">,
  db: Firestore,
  uid: string,
): Promise<Outcome> {
  try {
    await send(db, uid);
    return "allowed";
  } catch (error) {
    if (!isDenial(error)) return `failed: ${String(error)}`;
    const statements = statementsIn(error.message);
    if (onGoogle && isAboutOthersToo(statements, collection, operation)) return "denied";
    const own = denial(statements, collection, operation);
    if (own !== null) return own;
    const others = beside && denial(statements, beside.collection, beside.operation);
    return others ?? `failed: ${error.message}`;
  }
}

export const onGoogle = process.env["SALVIA_FIRESTORE"] === "google";

type Statement = { operation: string; line: number; isFalse: boolean; isOverLimit: boolean };

/** The statements that a message names, and whether they evaluated to false or too many expressions. */
function statementsIn(message: string): Statement[] {
  return [...message.matchAll(/(false|reached\.)? for '(\w+)' @ L(\d+)/g)].map(
    ([, end, operation = "", line]) => ({
      operation,
      line: Number(line),
      isFalse: end === "false",
      isOverLimit: end === "reached.",
    }),
  );
}

/**
 * The outcome of the statements for an operation; null unless the message names exactly those, and
 * each was evaluated to its end.
 */
function denial(
  statements: readonly Statement[],
  collection: string,
  operation: Operation,
): "denied" | "undecided" | null {
  // The message about a write that may create or update names the statements of both. Google's
  // emulator names a statement again after its lookups, for the actual kind of write; the last
  // outcome counts.
  const lines = allowLines(collection, operation);
  const outcomes = new Map(
    statements.flatMap((each) =>
      each.operation === operation || (onGoogle && lines.includes(each.line))
        ? [[each.line, each] as const]
        : [],
    ),
  );
  const named = [...outcomes.keys()].toSorted((a, b) => a - b);
  const own = [...outcomes.values()];
  if (named.join() !== lines.join() || own.some(({ isOverLimit }) => isOverLimit)) return null;
  return own.every(({ isFalse }) => isFalse) ? "denied" : "undecided";
}

/**
 * Whether other writes are named too: to another collection, or a deletion beside another
 * operation.
 */
function isAboutOthersToo(
  statements: readonly Statement[],
  collection: string,
  operation: Operation,
): boolean {
  const own = new Set(operations.flatMap((each) => allowLines(collection, each)));
  return statements.some(
    (each) => !own.has(each.line) || (each.operation === "delete") !== (operation === "delete"),
  );
}

const operations = ["get", "list", "create", "update", "delete"] as const;

function isDenial(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "permission-denied";
}
