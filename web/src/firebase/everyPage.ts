import {
  getDocsFromServer,
  limit,
  startAfter,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

/**
 * All documents of a query as the server has them now, page by page in the query's order.
 *
 * @param queryWith the query with a page's bounds
 * @throws FirebaseError `unavailable` while offline
 */
export async function* everyPage(
  queryWith: (...bounds: readonly QueryConstraint[]) => Query,
  pageSize: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const bounds = [...(last ? [startAfter(last)] : []), limit(pageSize)];
    // oxlint-disable-next-line no-await-in-loop -- each page starts after the previous one
    const { docs } = await getDocsFromServer(queryWith(...bounds));
    yield docs;
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last !== undefined);
}
