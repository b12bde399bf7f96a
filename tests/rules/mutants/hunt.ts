import { noSwitches, switchesPath } from "@salvia/domain/configuration/switches";

import { storedRevocations } from "../accounts/revocations.stored.ts";
import { actors, type ActorName, type Firestore } from "../support/actors.ts";
import { rulesSource, store, type RulesProject } from "../support/environment.ts";
import { mismatches } from "../support/mismatches.ts";
import { refused, switchCases } from "../support/switchCases.ts";
import { tables } from "../tables.ts";
import type { Mutant } from "./mutants.ts";
import { inOrder, probesWith, type Probe, type Probes } from "./mutationProbes.ts";

/** The mutants that no cell noticed, and the cells that no longer decide as their table says. */
export type Hunt = { survivors: readonly Mutant[]; changed: readonly string[] };

/**
 * Tries mutants of the rules, one after the other. The stored data and the tokens are as old as
 * this module, and some end after half an hour: so many mutants need new ones.
 */
export async function hunt(project: RulesProject, mutants: readonly Mutant[]): Promise<Hunt> {
  const survivors: Mutant[] = [];
  const changed: string[] = [];
  const { environment, server } = project;
  await project.begin(Object.assign({}, storedRevocations, ...tables.map(({ stored }) => stored)));
  const probes = probesWith(environment, server);
  for (const mutant of mutants) {
    await project.load(mutant.source);
    const isNoticed =
      (await isCaught(mutant, probes)) || (await isCaughtBySwitches(mutant, probes, server));
    if (!isNoticed) survivors.push(mutant);
  }
  // Proves that the probes detected the mutants, not effects of time or of other cells.
  await project.load(rulesSource);
  const all = [...probes.allowed, ...probes.denied];
  for (const probe of all) {
    if (probe.catches > 0) changed.push(...(await mismatchesOf(probe)));
  }
  // Each keeps a stream open, and hidane accepts two hundred: the rest would wait without end.
  const connections = new Set(all.map(({ requester }) => requester.db));
  await Promise.all(Array.from(connections, (db) => db.terminate()));
  return { survivors, changed };
}

/**
 * Tries the most promising probes first: denied cells if a condition was replaced by true,
 * otherwise a few allowed ones, which take ten times as long; then alternates with the other kind.
 */
async function isCaught(mutant: Mutant, { allowed, denied }: Probes): Promise<boolean> {
  const yes = inOrder(mutant, allowed);
  const no = inOrder(mutant, denied);
  if (mutant.name.endsWith("-> true")) return (await anyDetects(no, 8)) || anyDetects(yes, 1);
  return (
    (await anyDetects(yes.slice(0, 8), 1)) ||
    (await anyDetects(no.slice(0, 64), 8)) ||
    (await anyDetects(yes.slice(8, 64), 1)) ||
    (await anyDetects(no.slice(64), 16)) ||
    anyDetects(yes.slice(64), 1)
  );
}

/** Tries the cells that a switch refuses: none may be allowed while the feature is off. */
async function isCaughtBySwitches(
  mutant: Mutant,
  { allowed }: Probes,
  server: Firestore,
): Promise<boolean> {
  const reaching = inOrder(mutant, allowed);
  try {
    for (const [, switches, refuses] of switchCases) {
      await store(server, { [switchesPath]: switches });
      // Without the document, everything is allowed.
      if (switches === null && (await anyDetects(reaching.slice(0, 8), 1))) return true;
      const probes = reaching.flatMap((probe): Probe[] => {
        const { collection, row, requester } = probe;
        if (!refuses(collection, row, roleOf(requester.name))) return [];
        return [{ ...probe, row: refused(collection, row), catches: 0 }];
      });
      if (await anyDetects(probes, 8)) return true;
    }
    return false;
  } finally {
    await store(server, { [switchesPath]: noSwitches });
  }
}

function roleOf(name: ActorName): unknown {
  const claims = actors.find((actor) => actor.name === name)?.claims;
  return claims && "role" in claims ? claims.role : null;
}

/**
 * @param atOnce how many cells to try concurrently: one if a cell changes the data of the next
 *   one
 */
async function anyDetects(probes: readonly Probe[], atOnce: number): Promise<boolean> {
  for (let at = 0; at < probes.length; at += atOnce) {
    const detected = await Promise.all(probes.slice(at, at + atOnce).map(detects));
    if (detected.includes(true)) return true;
  }
  return false;
}

async function detects(probe: Probe): Promise<boolean> {
  const found = await mismatchesOf(probe);
  if (found.length > 0) probe.catches += 1;
  return found.length > 0;
}

function mismatchesOf({ collection, stored, row, requester }: Probe): Promise<string[]> {
  return mismatches(collection, [row], stored, requester);
}
