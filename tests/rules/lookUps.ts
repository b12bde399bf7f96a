import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";

import { coverage, fieldOf } from "./coverage.ts";
import { rulesSource } from "./environment.ts";

/** Where each look-up stands in firestore.rules, and its argument; `map.get()` is none. */
const calls = [...rulesSource.matchAll(/(?<![.\w])(?:get|exists|getAfter|existsAfter)\(/g)].map(
  ({ 0: text, index }) => ({ place: index, argument: index + text.length }),
);

/**
 * The documents that the rules have looked up since they were loaded, each once. Google's emulator
 * works out the path of some that it then has no need of: a look-up is one that came to something.
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
