import type { Firestore } from "./actors.ts";
import { allowLines } from "./allowLines.ts";
import type { Row } from "./row.ts";

/** Decided by the conditions; or denied because one could not be evaluated; or neither. */
export type Outcome = "allowed" | "denied" | "undecided" | `failed: ${string}`;

/**
 * What the rules say to one request.
 *
 * A denial counts only if the emulator names the `allow` statements of this operation in this
 * collection, and each came to false: a statement that failed for another reason, such as the limit
 * of 1,000 expressions, would deny what is asked for here and allow something else.
 */
export async function decide(
  collection: string,
  { operation, ask }: Pick<Row, "operation" | "ask">,
  db: Firestore,
  uid: string,
): Promise<Outcome> {
  try {
    await ask(db, uid);
    return "allowed";
  } catch (error) {
    if (!isDenial(error)) return `failed: ${String(error)}`;
    // A write that may create or update names the statements of both.
    const statements = [...error.message.matchAll(/(false)? for '(\w+)' @ L(\d+)/g)]
      .map(([, no, method, line]) => ({ isFalse: no === "false", method, line: Number(line) }))
      .filter(({ method }) => method === operation);
    const lines = statements.map(({ line }) => line);
    if (lines.join() !== allowLines(collection, operation).join()) {
      return `failed: ${error.message}`;
    }
    return statements.every(({ isFalse }) => isFalse) ? "denied" : "undecided";
  }
}

function isDenial(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "permission-denied";
}
