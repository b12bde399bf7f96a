import { afterAll, expect, test } from "vitest";

import { loadRules, rulesEnvironment, rulesSource, store } from "./environment.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { inOrder, probesWith, type Probe, type Probes } from "./probes.ts";
import { storedRevocations } from "./revocations.stored.ts";
import { surprises } from "./surprises.ts";
import { storedInTables } from "./tables.ts";

/**
 * Mutants that decide as the rules do, on this emulator. What is not there has no role, a path made
 * with null, or with what is a path itself, names nothing, and in a list 1.0 is not 1; nothing
 * documents it, so the rules ask all the same. And a client leaves that status by no move; were it
 * missing in the table of moves, the moment of enrolment would keep it all the same. Whoever has no
 * role in a visit takes no part in one: asking for it first spares a look-up, which look-ups prove.
 */
const equivalent = [
  "exists(entry) -> true",
  "before == null -> false",
  "lead.step is int -> true",
  "isId(appointment.patientId) -> true",
  "isId(request.resource.data.appointmentId) -> true",
  "exists(patient) -> true",
  "isId(place.appointmentId) -> true",
  "hasRoleInVisit() -> true",
  "'enrolled' -> 'other'",
];

const environment = await rulesEnvironment("mutants");

afterAll(() => environment.cleanup());

test("whatever is changed in the rules, some cell of the tables tells", async () => {
  const mutants = mutantsOf(rulesSource);
  const survivors: string[] = [];
  const changed: string[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    await store(server, { ...storedInTables, ...storedRevocations });
    const probes = probesWith(environment, server);
    for (const mutant of mutants) {
      await loadRules("mutants", mutant.source);
      if (!(await isCaught(mutant, probes))) survivors.push(mutant.name);
    }
    // It was the mutants that they told of, not what time or other cells had left behind.
    await loadRules("mutants", rulesSource);
    for (const probe of [...probes.allowed, ...probes.denied]) {
      if (probe.catches > 0) changed.push(...(await surprisesOf(probe)));
    }
  });
  expect(changed).toEqual([]);
  expect(mutants.length).toBeGreaterThan(300);
  expect(survivors.map((name) => name.replace(/^L\d+: /, ""))).toEqual(equivalent);
}, 1_200_000);

/**
 * Asks first what is most likely to tell: the denied cells where a condition is taken for granted,
 * else a few allowed ones, which take ten times as long to ask; then the other kind, by turns.
 */
async function isCaught(mutant: Mutant, { allowed, denied }: Probes): Promise<boolean> {
  const yes = inOrder(mutant, allowed);
  const no = inOrder(mutant, denied);
  if (mutant.name.endsWith("-> true")) return (await oneTells(no, 8)) || oneTells(yes, 1);
  return (
    (await oneTells(yes.slice(0, 8), 1)) ||
    (await oneTells(no.slice(0, 64), 8)) ||
    (await oneTells(yes.slice(8, 64), 1)) ||
    (await oneTells(no.slice(64), 16)) ||
    oneTells(yes.slice(64), 1)
  );
}

/** @param atOnce how many cells to ask at once: one where a cell changes what the next one finds */
async function oneTells(probes: readonly Probe[], atOnce: number): Promise<boolean> {
  for (let at = 0; at < probes.length; at += atOnce) {
    const told = await Promise.all(probes.slice(at, at + atOnce).map(tells));
    if (told.includes(true)) return true;
  }
  return false;
}

async function tells(probe: Probe): Promise<boolean> {
  const found = await surprisesOf(probe);
  if (found.length > 0) probe.catches += 1;
  return found.length > 0;
}

function surprisesOf({ collection, stored, row, asking }: Probe): Promise<string[]> {
  return surprises(collection, [row], stored, asking);
}
