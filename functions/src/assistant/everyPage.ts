import type { CallerFirestore, CallerQuery } from "./callerFirestore.ts";
import type { Found } from "./firestoreValue.ts";

/** The rules allow no larger page. */
const pageSize = 100;

/** A bound to what one question may cost, beyond what one clinician or one record has. */
const mostPages = 10;

/** All that a query finds, page after page, in the order of their ids. */
export async function everyPage(
  database: CallerFirestore,
  query: Pick<CallerQuery, "path" | "where">,
): Promise<Found[]> {
  const all: Found[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const last = all.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    const found = await database.find({
      ...query,
      orderBy: ["__name__", "ASCENDING"],
      ...(last !== undefined && { after: last.path }),
      limit: pageSize,
    });
    all.push(...found);
    if (found.length < pageSize) break;
  }
  return all;
}
