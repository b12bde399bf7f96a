/** A stored month such as `2026-11`. Months sort correctly as text. */
export const monthPattern = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

/**
 * The month of a moment, in UTC. Months in a user's own time zone would have to be recounted
 * whenever the zone changes, and a team's figures would not be comparable.
 */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11".length);
}

/** The `count` months up to and including that of `moment`, oldest first. */
export function monthsUntil(moment: Date, count: number): string[] {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(year, month - count + 1 + index))),
  );
}
