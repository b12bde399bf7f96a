/**
 * Link state that marks a page as opened from a list: going back returns to that list as it was.
 */
export const fromList = { from: "leads" } as const;

/** Whether a page was opened from a list of leads, judged by its history state. */
export function openedFromList(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "from" in state && state.from === fromList.from
  );
}
