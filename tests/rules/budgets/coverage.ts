import { rulesSource, type RulesProject } from "../support/environment.ts";

/** An evaluated expression: its position in the rules, its values, and how often each resulted. */
export type Evaluated = { place: number; values: readonly unknown[]; counts: readonly number[] };

/**
 * Loads the rules with a reset coverage report. Google's emulator keeps the report as long as the
 * text is unchanged.
 */
export async function reload(rules: RulesProject, source = rulesSource): Promise<void> {
  loads += 1;
  await rules.load(`${source}\n// ${loads}\n`);
}

let loads = 0;

/** The expressions evaluated since the rules were loaded, as the emulator reports them. */
export async function coverage({ environment }: RulesProject): Promise<readonly Evaluated[]> {
  const { host, port } = environment.emulators.firestore ?? { host: "", port: 0 };
  const project = `http://${host}:${port}/emulator/v1/projects/${environment.projectId}`;
  const report: unknown = await (await fetch(`${project}:ruleCoverage`)).json();
  return nodesIn(report).flatMap(({ sourcePosition, values }) => {
    if (!Array.isArray(values)) return [];
    // Expressions skipped by short-circuiting have no value. Google's emulator reports `undefined`
    // for those that it evaluates again after a lookup.
    const found = values.filter((one) => {
      const value = fieldOf(one, "value");
      return Object.keys(value ?? {}).some((type) => type !== "undefined");
    });
    const place = Number(fieldOf(sourcePosition, "currentOffset"));
    const counts = found.map((one) => Number(fieldOf(one, "count")));
    const results = found.map((one) => fieldOf(one, "value"));
    return found.length > 0 ? [{ place, values: results, counts }] : [];
  });
}

type Node = { sourcePosition: unknown; values?: unknown };

/** All expressions in a report, which is nested like the rules. */
function nodesIn(part: unknown): Node[] {
  const below = ["report", "children"]
    .flatMap((name) => fieldOf(part, name) ?? [])
    .flatMap(nodesIn);
  return isNode(part) ? [part, ...below] : below;
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "sourcePosition" in part;
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
