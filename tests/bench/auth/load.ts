import { globSync } from "node:fs";
import { dirname, join } from "node:path";

import { bundle, startInstance } from "../../functions/support/instance.ts";
import { bareModule } from "../support/bareFunctions.ts";
import { interleaved, ratiosOf } from "../support/interleaved.ts";
import { ordinaryModule } from "../support/ordinaryFunctions.ts";
import type { Part } from "../support/report.ts";
import { median } from "../support/statistics.ts";

/** How many times faster than in the ordinary way our functions must load. */
const wanted = 3;

/** How long our functions take to load in a new process, compared with the ordinary way. */
export async function load(rounds: number): Promise<Part> {
  const others = {
    "our bundle": [bundle],
    "our bundle, if it had SimpleWebAuthn at the top": [bundle, "@simplewebauthn/server"],
    "our bundle, if it had every handler at the top": [bundle, ...allParts()],
    "the bare function": [bareModule],
  } as const;
  const runs = [[ordinaryModule], ...Object.values(others)].map((modules) => async () => {
    const instance = await startInstance({ modules, target: "" });
    await instance.stop();
    return instance.loadMs;
  });
  // The first round reads the files from the disk.
  const [ordinary = [], ...times] = await interleaved(runs, rounds, 1);
  const ratios = times.map((own) => ratiosOf(ordinary, own));
  const reached = median(ratios[0] ?? []);
  const passed = reached >= wanted;
  const notes = [`at least ${wanted} x: ${passed ? "PASS" : "FAIL"}`];
  const rows = Object.keys(others).map((name, index) => ({
    name,
    times: times[index] ?? [],
    ratios: ratios[index] ?? [],
    note: notes[index] ?? "",
  }));
  const fault = `The bundle loads only ${reached.toFixed(2)} x as fast as the ordinary way.`;
  return {
    title: `Loading the functions (${rounds} rounds)`,
    against: "x faster",
    rows: [{ name: "the ordinary way", times: ordinary, ratios: null }, ...rows],
    faults: passed ? [] : [fault],
  };
}

/** All files of the bundle, including those that it imports only on first use. */
function allParts(): readonly string[] {
  const folder = dirname(bundle);
  return globSync("*.js", { cwd: folder }).map((name) => join(folder, name));
}
