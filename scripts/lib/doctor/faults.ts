import { databaseKinds } from "./kinds/databaseKinds.ts";
import { functionKinds } from "./kinds/functionKinds.ts";
import { projectKinds } from "./kinds/projectKinds.ts";
import { readingKinds } from "./kinds/readingKinds.ts";
import { signInKinds } from "./kinds/signInKinds.ts";
import { siteKinds } from "./kinds/siteKinds.ts";

/**
 * Every kind of fault that the doctor knows. Its `<words>` are filled in, except those that only the
 * operator knows, such as `<you>`.
 */
export const faultKinds = {
  ...readingKinds,
  ...projectKinds,
  ...signInKinds,
  ...functionKinds,
  ...databaseKinds,
  ...siteKinds,
};

export type FaultId = keyof typeof faultKinds;

/** One fault of a project; `values` are for the `<words>` of its kind. */
export type Fault = { readonly id: FaultId; readonly values: Readonly<Record<string, string>> };

/** A fault of this kind. */
export function faultOf(id: FaultId, values: Fault["values"] = {}): Fault {
  return { id, values };
}

/**
 * One fault for all things that the same command fixes: a new project lacks dozens.
 *
 * @param word of the kind's text that the names replace
 */
export function groupedFault(
  id: FaultId,
  word: string,
  names: readonly string[],
  values: Fault["values"] = {},
): Fault[] {
  const more = names.length - shown;
  const listed = names.slice(0, shown).join(", ");
  const text = more > 0 ? `${listed} and ${more} more` : listed;
  return names.length === 0 ? [] : [faultOf(id, { ...values, [word]: text })];
}

const shown = 5;

/** Whether the fault fails the command; a hint doesn't. */
export function isFailure({ id }: Fault): boolean {
  return faultKinds[id].level === "fault";
}

/** What is wrong, and how to fix it, on one line. */
export function faultLine({ id, values }: Fault, common: Fault["values"]): string {
  const { level, means, fix } = faultKinds[id];
  const filled = (text: string) =>
    text.replaceAll(/<(\w+)>/g, (word, name: string) => values[name] ?? common[name] ?? word);
  return `${level} ${id}: ${filled(means)} Fix: ${filled(fix)}`;
}
