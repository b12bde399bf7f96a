/** The number of employees for a small-group plan. */
export const smallGroup = { least: 2, most: 50 } as const;

/** The offer for a team: one person is an individual; large teams get a personal consultation. */
export type GroupAnswer = "individual" | "small-group" | "large-group";

/**
 * The kind of plan for a team.
 *
 * @param employees a whole number, 1 or more
 */
export function groupAnswer(employees: number): GroupAnswer {
  if (employees < smallGroup.least) return "individual";
  return employees <= smallGroup.most ? "small-group" : "large-group";
}
