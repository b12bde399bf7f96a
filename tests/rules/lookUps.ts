import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";

import { rulesSource } from "./environment.ts";

/** Where the argument of each look-up stands in firestore.rules; `map.get()` is none. */
const places = new Set(
  [...rulesSource.matchAll(/(?<![.\w])(?:get|exists|getAfter|existsAfter)\(/g)].map(
    ({ 0: text, index }) => index + text.length,
  ),
);

/**
 * What the rules have looked up since they were loaded, as the emulator's report of what was
 * evaluated has it. The emulator may decide more than once of what is asked once, and the same
 * look-up again is free within a decision: each counts once.
 *
 * @returns `calls` of `get`, `exists` and the like, and the `documents` they are about
 */
export async function lookUps(
  environment: RulesTestEnvironment,
): Promise<{ calls: number; documents: number }> {
  const { host, port } = environment.emulators.firestore ?? { host: "", port: 0 };
  const project = `http://${host}:${port}/emulator/v1/projects/${environment.projectId}`;
  const report: unknown = await (await fetch(`${project}:ruleCoverage`)).json();
  const calls = nodesIn(report).flatMap(({ sourcePosition, values }) => {
    const place = Number(fieldOf(sourcePosition, "currentOffset"));
    if (!places.has(place) || !Array.isArray(values)) return [];
    // What was left out because the outcome was clear has no value.
    const paths = values.map((one) => fieldOf(fieldOf(one, "value"), "pathValue"));
    return paths.filter(Boolean).map((path) => ({ place, path: JSON.stringify(path) }));
  });
  return {
    calls: new Set(calls.map(({ place, path }) => `${place} ${path}`)).size,
    documents: new Set(calls.map(({ path }) => path)).size,
  };
}

type Node = { sourcePosition: unknown; values?: unknown };

/** All expressions in a report, which nests them as the rules do. */
function nodesIn(part: unknown): Node[] {
  const below = ["report", "children"]
    .flatMap((name) => fieldOf(part, name) ?? [])
    .flatMap(nodesIn);
  return isNode(part) ? [part, ...below] : below;
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "sourcePosition" in part;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
