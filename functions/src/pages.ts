import type { Query, QuerySnapshot } from "firebase-admin/firestore";

/**
 * What a query finds, in pages, each read when it is asked for: at no time is more than one in memory.
 *
 * @param read how a page is read, such as within a transaction
 */
export async function* pages(
  query: Query,
  size: number,
  read: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<QuerySnapshot> {
  let next: Query | null = query.limit(size);
  while (next !== null) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    const page: QuerySnapshot = await read(next);
    yield page;
    const last = page.docs.at(-1);
    next = last === undefined || page.size < size ? null : query.startAfter(last).limit(size);
  }
}
