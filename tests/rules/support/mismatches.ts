import type { ActorName } from "./actors.ts";
import { decide, type Outcome } from "./decide.ts";
import { store, type Requester } from "./environment.ts";
import { interceptWrites } from "./interceptWrites.ts";
import { type Documents } from "./values.ts";
import { isWrite, type Row } from "./row.ts";

/**
 * The rows whose outcome for an actor differs from the table, with that outcome. Each row starts
 * from the same stored data; reads and expected denials change nothing and run concurrently.
 *
 * @param stored what the table stores: what a row has written is restored from it
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
    const written = new Set<string>();
    const noting = interceptWrites(db, (each) => {
      written.add(each.document.path);
      return each;
    });
    const outcome = await decide(collection, row, noting, uid);
    if (!isExpected(row, name, outcome)) found.push(`${row.operation} ${row.name}: ${outcome}`);
    if (outcome === "allowed" && written.size > 0)
      await store(
        server,
        Object.fromEntries(Array.from(written, (path) => [path, stored[path] ?? null])),
      );
  };

  const waiting = harmless.values();
  const inTurn = async () => {
    for (const row of waiting) await send(row);
  };
  await Promise.all(Array.from({ length: 16 }, inTurn));
  for (const row of writing) await send(row);
  return found;
}

function isExpected(row: Row, actor: ActorName, outcome: Outcome): boolean {
  if (row.allowedTo.includes(actor)) return outcome === "allowed";
  return outcome === "denied" || (outcome === "undecided" && row.undecidable === true);
}
