import { isDeepStrictEqual } from "node:util";

import { readable } from "../platform/readable.ts";

/** The counts of entries that grow while their action runs in several transactions. */
const countsOf: Readonly<Record<string, readonly string[]>> = {
  leadsImported: ["count"],
  leadsAssigned: ["count"],
  assignmentUndone: ["count"],
  importUndone: ["removed", "kept"],
  patientsImported: ["added", "changed"],
};

/** Whether an entry changed as only the server changes it: its counts are higher, and all else is the same. */
export function isGrowth(before: object, after: object): boolean {
  const [old, now] = [Object(readable(before)), Object(readable(after))];
  const counts = countsOf[String(old.action)] ?? [];
  const grows = counts.every((name) => Number(now[name]) >= Number(old[name]));
  const withCounts = Object.fromEntries(counts.map((name) => [name, now[name]]));
  return grows && isDeepStrictEqual({ ...old, ...withCounts }, now);
}
