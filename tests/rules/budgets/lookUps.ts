import { fieldOf, type Evaluated } from "./coverage.ts";
import { lookUpCall } from "./padding.ts";
import { rulesSource } from "../support/environment.ts";

/** The position of each lookup call in firestore.rules, and of its argument. */
const calls = [...rulesSource.matchAll(lookUpCall)].map(({ 0: text, index }) => ({
  place: index,
  argument: index + text.length,
}));

/**
 * The number of documents that the rules have looked up, each counted once. Google's emulator
 * computes some paths that it never looks up, so only calls with a result count.
 */
export function lookUpsIn(evaluated: readonly Evaluated[]): number {
  const made = new Set(evaluated.map(({ place }) => place));
  const places = new Set(
    calls.filter(({ place }) => made.has(place)).map(({ argument }) => argument),
  );
  const paths = evaluated.flatMap(({ place, values }) =>
    places.has(place) ? values.map((value) => JSON.stringify(fieldOf(value, "pathValue"))) : [],
  );
  return new Set(paths.filter((path) => path !== undefined)).size;
}
