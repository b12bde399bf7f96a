import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { buildFunctions } from "../../scripts/lib/build.ts";
import type { Emulators } from "../../scripts/lib/emulators/emulators.ts";
import { setUpFirestore } from "../../scripts/lib/emulators/firestoreSetup.ts";
import { testPorts } from "../../scripts/lib/emulators/ports.ts";
import { root } from "../../scripts/lib/places.ts";
import { loadRules } from "../loadRules.ts";
import { as, newestLeads, openRecord } from "../restoredStories.ts";
import { startRestoring } from "../restoring.ts";
import { withDrillEmulators } from "./drillEmulators.ts";

const { signal } = new AbortController();
const webDir = ".cache/drills/site";

/** Each lead has an activity: 50,000 documents in all. */
const leads = 25_000;

it("restores 50,000 documents, and shows that nothing is missing", async () => {
  await buildFunctions(signal);
  mkdirSync(join(root, webDir), { recursive: true });
  const firestore = await setUpFirestore(signal);
  const ports = await testPorts("drill");
  await withDrillEmulators({ ports, webDir, firestore, importFrom: null, signal }, drill);
}, 900_000);

async function drill({ env }: Emulators) {
  Object.assign(process.env, env);
  const restoring = await startRestoring(leads);
  const { project } = restoring;
  await loadRules(project);
  const list = await as(project, "sales@salvia.example", newestLeads);
  const at = new Date().toISOString();
  await restoring.save();
  await restoring.empty();
  expect(restoring.drill("--at", at).code).toBe(1);
  await restoring.load();

  const { code, lines } = restoring.drill("--at", at, "--accounts", restoring.accounts);
  expect(lines.at(-1)).toBe("All is there.");
  expect(code).toBe(0);
  const counted = lines.flatMap((line) => /^ {2}\w+: (\d+)$/.exec(line)?.[1] ?? []);
  const total = counted.reduce((sum, count) => sum + Number(count), 0);
  expect(total).toBeGreaterThan(2 * leads);
  expect(await as(project, "sales@salvia.example", newestLeads)).toEqual(list);
  expect(await as(project, "doctor@salvia.example", openRecord)).toBeGreaterThan(0);
  await restoring.close();
}
