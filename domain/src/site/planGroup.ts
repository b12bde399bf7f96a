/** How many employees a small-group plan is for. */
export const smallGroup = { least: 2, most: 50 } as const;

/** What we have for a team: one person is an individual, a large team is talked over. */
export type GroupAnswer = "individual" | "small-group" | "large-group";

/**
 * What a team of that many employees needs.
 *
 * @param employees a whole number, 1 or more
 */
export function groupAnswer(employees: number): GroupAnswer {
  if (employees < smallGroup.least) return "individual";
  return employees <= smallGroup.most ? "small-group" : "large-group";
}
