import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";

import { coverage, fieldOf } from "./coverage.ts";
import { rulesSource } from "../support/environment.ts";

/**
 * The position of each lookup call in firestore.rules, and its argument; `map.get()` is not one.
 */
const calls = [...rulesSource.matchAll(/(?<![.\w])(?:get|exists|getAfter|existsAfter)\(/g)].map(
  ({ 0: text, index }) => ({ place: index, argument: index + text.length }),
);

/**
 * The number of documents that the rules have looked up since they were loaded, each counted once.
 * Google's emulator computes some paths that it never looks up, so only calls with a result count.
 */
export async function lookUps(environment: RulesTestEnvironment): Promise<number> {
  const evaluated = await coverage(environment);
  const made = new Set(evaluated.map(({ place }) => place));
  const places = new Set(
    calls.filter(({ place }) => made.has(place)).map(({ argument }) => argument),
  );
  const paths = evaluated.flatMap(({ place, values }) =>
    places.has(place) ? values.map((value) => JSON.stringify(fieldOf(value, "pathValue"))) : [],
  );
  return new Set(paths.filter((path) => path !== undefined)).size;
}
