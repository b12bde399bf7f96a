import type { ProjectState } from "./projectState.ts";

/** A fault that a test plants in a healthy project, and what the operator then reads. */
export type PlantedFault = {
  readonly id: string;
  readonly change?: (project: ProjectState) => void;
  /** Variables of the configuration that the project then doesn't fit. */
  readonly values?: Readonly<Record<string, string>>;
  /** Parts of the line: what is wrong, and the command or page that fixes it. */
  readonly says: readonly string[];
};

/** The entry of a list, which must be there. */
export function entry<T>(list: readonly T[], isIt: (each: T) => boolean): T {
  const found = list.find(isIt);
  if (found === undefined) throw new Error("The healthy project has no such entry.");
  return found;
}

/** Whether a name ends so. */
export function named(end: string) {
  return ({ name }: { name: string }) => name.endsWith(end);
}
