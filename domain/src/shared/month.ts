/** A month as it is stored, such as `2026-11`: as text, months sort as they follow each other. */
export const monthPattern = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

/**
 * The month of a moment, in UTC. One zone for everyone, for good: the months of a user's own zone
 * would have to be counted anew whenever that changes, and a team's figures could not be compared.
 */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11".length);
}

/** So many months in order, the last of them that of a moment. */
export function monthsUntil(moment: Date, count: number): string[] {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(year, month - count + 1 + index))),
  );
}
