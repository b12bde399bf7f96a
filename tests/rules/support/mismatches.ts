import type { ActorName, Firestore } from "./actors.ts";
import { decide, type Outcome } from "./decide.ts";
import { store } from "./environment.ts";
import { type Documents } from "./values.ts";
import type { Row } from "./row.ts";

/** The actor and their connection, and a connection that bypasses the rules. */
export type Requester = { name: ActorName; uid: string; db: Firestore; server: Firestore };

/**
 * The rows whose outcome for an actor differs from the table, with that outcome. Each row starts
 * from the same stored data; reads and expected denials change nothing and run concurrently.
 */
export async function mismatches(
  collection: string,
  rows: readonly Row[],
  stored: Documents,
  { name, uid, db, server }: Requester,
): Promise<string[]> {
  const writing = rows.filter((row) => row.allowedTo.includes(name) && isWrite(row));
  const harmless = rows.filter((row) => !writing.includes(row));
  const found: string[] = [];
  const send = async (row: Row) => {
    const outcome = await decide(collection, row, db, uid);
    if (!isExpected(row, name, outcome)) found.push(`${row.operation} ${row.name}: ${outcome}`);
    if (outcome === "allowed" && isWrite(row))
      await store(server, { ...withoutMade(row), ...stored });
  };

  for (let at = 0; at < harmless.length; at += 16) {
    await Promise.all(harmless.slice(at, at + 16).map(send));
  }
  for (const row of writing) await send(row);
  return found;
}

function withoutMade({ makes = [] }: Row): Documents {
  return Object.fromEntries(makes.map((path) => [path, null]));
}

function isWrite({ operation }: Row): boolean {
  return operation !== "get" && operation !== "list";
}

function isExpected(row: Row, actor: ActorName, outcome: Outcome): boolean {
  if (row.allowedTo.includes(actor)) return outcome === "allowed";
  return outcome === "denied" || (outcome === "undecided" && row.undecidable === true);
}
