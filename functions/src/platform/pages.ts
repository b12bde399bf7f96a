import type { Query, QuerySnapshot } from "firebase-admin/firestore";

/**
 * The results of a query in pages. Each page is read on demand, so only one is in memory at a time.
 *
 * @param read reads a page, for example within a transaction
 */
export async function* pages(
  query: Query,
  size: number,
  read: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<QuerySnapshot> {
  let next: Query | null = query.limit(size);
  while (next !== null) {
    // oxlint-disable-next-line no-await-in-loop -- a page starts where the one before has ended
    const page: QuerySnapshot = await read(next);
    yield page;
    const last = page.docs.at(-1);
    next = last === undefined || page.size < size ? null : query.startAfter(last).limit(size);
  }
}
