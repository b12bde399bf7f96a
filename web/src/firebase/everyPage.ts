/** The rules let nobody list more at once. */
export const pageMax = 100;

/** Listens to the page behind an entry, or to the first one, until the returned function is called. */
type ListenToPage<Entry> = (
  after: Entry | null,
  onPage: (entries: readonly Entry[]) => void,
) => () => void;

type Page<Entry> = { entries: readonly Entry[] | null; end: () => void };

/**
 * All entries of a bounded list, live, in pages of `pageMax`. A page behind a full one is listened to
 * from that one's last entry on. Nothing is reported while a page is still to come, since a list that
 * is cut short looks like one that is complete.
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
