import type { CallerFirestore, CallerQuery } from "./callerFirestore.ts";
import type { Found } from "../firestoreValue.ts";

/** The rules allow no larger page. */
const pageSize = 100;

type PagedQuery = Pick<CallerQuery, "path" | "where" | "orderBy">;

/** The pages of a query one after the other, by default in the order of their ids. */
export async function* pagesOf(
  database: CallerFirestore,
  query: PagedQuery,
): AsyncGenerator<readonly Found[]> {
  let last: Found | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    const found = await database.find({
      orderBy: ["__name__", "ASCENDING"],
      ...query,
      ...(last !== undefined && { after: last }),
      limit: pageSize,
    });
    yield found;
    last = found.at(-1);
    if (found.length < pageSize) return;
  }
}

/** All that a query finds: what is cut short looks like what is complete. */
export async function everyPage(database: CallerFirestore, query: PagedQuery): Promise<Found[]> {
  const all: Found[] = [];
  for await (const page of pagesOf(database, query)) all.push(...page);
  return all;
}
