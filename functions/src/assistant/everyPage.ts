import type { CallerFirestore, CallerQuery } from "./callerFirestore.ts";
import type { Found } from "../firestoreValue.ts";

/** The largest page that the rules allow. */
const pageSize = 100;

type PagedQuery = Pick<CallerQuery, "path" | "where" | "orderBy">;

/** Yields the pages of a query one by one, ordered by document ID by default. */
export async function* pagesOf(
  database: CallerFirestore,
  query: PagedQuery,
): AsyncGenerator<readonly Found[]> {
  let last: Found | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
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

/** All results of a query; a truncated list would look complete. */
export async function everyPage(database: CallerFirestore, query: PagedQuery): Promise<Found[]> {
  const all: Found[] = [];
  for await (const page of pagesOf(database, query)) all.push(...page);
  return all;
}
