/** The maximum page size that the rules allow. */
export const pageMax = 100;

/**
 * Listens to the page after an entry, or to the first page, until the returned function is called.
 */
type ListenToPage<Entry> = (
  after: Entry | null,
  onPage: (entries: readonly Entry[]) => void,
) => () => void;

type Page<Entry> = { entries: readonly Entry[] | null; end: () => void };

/**
 * All entries of a bounded list, live, in pages of `pageMax`. The page after a full one starts at
 * that page's last entry. Reports only once every page has loaded, since a truncated list looks
 * like a complete one.
 */
export function openEveryPage<Entry extends { id: string }>(
  listen: ListenToPage<Entry>,
  onEntries: (entries: readonly Entry[]) => void,
): () => void {
  const pages: Page<Entry>[] = [];

  function open(after: Entry | null) {
    const page: Page<Entry> = { entries: null, end: () => {} };
    pages.push(page);
    page.end = listen(after, (entries) => {
      if (pages.includes(page)) show(page, entries);
    });
  }

  function show(page: Page<Entry>, entries: readonly Entry[]) {
    const last = entries.at(-1);
    const isSameEnd = last?.id === page.entries?.at(-1)?.id;
    const wasFull = page.entries?.length === pageMax;
    const isFull = entries.length === pageMax;
    page.entries = entries;
    if (!isFull || !wasFull || !isSameEnd) {
      for (const behind of pages.splice(pages.indexOf(page) + 1)) behind.end();
      if (isFull && last !== undefined) open(last);
    }
    const known = pages.flatMap((each) => (each.entries === null ? [] : [each.entries]));
    if (known.length === pages.length) onEntries(known.flat());
  }

  open(null);
  return () => {
    for (const page of pages.splice(0)) page.end();
  };
}
