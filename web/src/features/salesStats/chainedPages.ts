/**
 * Listens to the page after an id, or to the first page.
 *
 * @returns a function that unsubscribes
 */
type ListenToPage<Row> = (
  after: string | null,
  onPage: (page: {
    rows: readonly Row[];
    /** The last id of a full page; null if no page can follow. */
    end: string | null;
  }) => void,
) => () => void;

/**
 * A whole collection, live, in pages that each start where the previous one ends. When a page ends
 * at a different id, the page after it is loaded again; nothing is reported until that has loaded.
 *
 * @returns a function that unsubscribes
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
