import { Complaint } from "../report.ts";

/** What only the real services show: the rows of docs/operations.md, The first hour. */
export const firstHour = [
  "rules",
  "deployment",
  "expensive decision",
  "Google sign-in",
  "phone",
  "passkey",
  "email",
  "video",
  "App Check",
  "rollback",
  "deletion",
] as const;

type Step = (typeof firstHour)[number];

/**
 * The record of the first hour, in the order of the list, and what is left of it.
 *
 * @param written by people: a line for each step, such as `video: 2026-11-29 Ana, both saw each other`
 * @param observed by the doctor itself
 * @throws Complaint if a line names no step, or says nothing about it
 */
export function firstHourLines(
  written: string,
  observed: Readonly<Partial<Record<Step, string>>>,
): string[] {
  const record = new Map<string, string>(Object.entries(observed));
  for (const line of written.split("\n").map((each) => each.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const [name = "", ...words] = line.split(":");
    const note = words.join(":").trim();
    if (note === "" || !firstHour.some((step) => step === name)) {
      throw new Complaint(
        `The record of the first hour has a line without a step and a note: ${line}`,
      );
    }
    record.set(name, note);
  }
  const left = firstHour.filter((step) => !record.has(step));
  return [
    ...firstHour.flatMap((step) =>
      record.has(step) ? `First hour, ${step}: ${record.get(step)}` : [],
    ),
    ...(left.length === 0 ? [] : [`First hour, not yet seen: ${left.join(", ")}.`]),
  ];
}
