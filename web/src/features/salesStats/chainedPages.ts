/**
 * Listens to the page of a collection that comes after an id, or to its first one.
 *
 * @returns what ends it
 */
type ListenToPage<Row> = (
  after: string | null,
  onPage: (page: {
    rows: readonly Row[];
    /** The id that a full page ends at; null where nothing can follow. */
    end: string | null;
  }) => void,
) => () => void;

/**
 * All of a collection, live, in pages of which each says where the next begins. One that comes to end
 * elsewhere has what follows it listened to anew; until that is there, nothing is told.
 *
 * @returns what ends it
 */
export function chainedPages<Row>(
  listenToPage: ListenToPage<Row>,
  onRows: (rows: readonly Row[]) => void,
  after: string | null = null,
): () => void {
  let own: readonly Row[] = [];
  let ownEnd: string | null = null;
  let following: readonly Row[] | null = [];
  let stopFollowing: (() => void) | null = null;

  const tell = () => {
    if (following !== null) onRows([...own, ...following]);
  };
  function follow(end: string | null) {
    stopFollowing?.();
    ownEnd = end;
    following = end === null ? [] : null;
    stopFollowing = end === null ? null : chainedPages(listenToPage, onFollowing, end);
  }
  function onFollowing(rows: readonly Row[]) {
    following = rows;
    tell();
  }
  const stop = listenToPage(after, ({ rows, end }) => {
    own = rows;
    if (end !== ownEnd) follow(end);
    tell();
  });
  return () => {
    stop();
    stopFollowing?.();
  };
}
