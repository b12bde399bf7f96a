/** What a link from a list tells the page it opens: going back leads to that list, as it was. */
export const fromList = { from: "leads" } as const;

/** Whether a page was opened from a list of leads, by its place in the history. */
export function openedFromList(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "from" in state && state.from === fromList.from
  );
}
