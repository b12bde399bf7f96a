import { noSwitches, switchesPath } from "@salvia/domain/shared/switches";
import { afterAll, expect, test } from "vitest";

import { actors, type ActorName, type Firestore } from "../support/actors.ts";
import { refused, switchCases } from "../support/switchCases.ts";
import { loadRules, rulesEnvironment, rulesSource, store } from "../support/environment.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { inOrder, probesWith, type Probe, type Probes } from "./mutationProbes.ts";
import { hasRecord, recordProven, sectionsOf, unproven, type Section } from "./provenSections.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import { mismatches } from "../support/mismatches.ts";
import { storedInTables } from "../tables.ts";

/**
 * Mutants that are equivalent to the rules on this emulator. A path made with null names nothing,
 * and in a list 1.0 is not 1; neither is documented, so the rules check anyway. No move leads
 * to the status `enrolled` or out of it; without it in the table of moves, looking it up fails. A user without a role in a visit takes no part in one: checking the
 * role first saves a lookup, which the lookup tests prove.
 */
const equivalent = [
  "hasRoleInVisit: hasRole('medical') -> true",
  "hasRoleInVisit: hasRole('member') -> true",
  "exchanges: before == null -> false",
  "hasStanding: lead.step is int -> true",
  "isPlaceFree: heldBy == null -> false",
  "get: hasRoleInVisit() -> true",
  "list: hasRoleInVisit() -> true",
  "create: hasRoleInVisit() -> true",
  "delete: hasRoleInVisit() -> true",
  "movesFrom: 'enrolled' -> 'other'",
];

const environment = await rulesEnvironment("mutants");

afterAll(() => environment.cleanup());

const all = process.env["SALVIA_MUTANTS"] === "all";
// Changes are detected by comparison with a record; `npm test -- mutants` creates the first one.
const isUnknown = !all && !hasRecord();
// Google's emulator takes ten times as long, and mutants do not test the emulator.
const tooSlow = process.env["SALVIA_FIRESTORE"] === "google";

test.skipIf(tooSlow || isUnknown)(
  `some cell of the tables notices each change of ${all ? "the rules" : "a section that is not proven yet"}`,
  async () => {
    const sections = sectionsOf(rulesSource);
    const tried = all ? sections : unproven(sections);
    if (tried.length === 0) return;
    const mutants = mutantsOf(rulesSource);
    expect(mutants.length).toBeGreaterThan(300);
    const survivors: Mutant[] = [];
    const changed: string[] = [];
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, { ...storedInTables, ...storedRevocations });
      const probes = probesWith(environment, server);
      for (const mutant of mutants.filter((each) => tried.some(contains(each)))) {
        await loadRules("mutants", mutant.source);
        const isNoticed =
          (await isCaught(mutant, probes)) || (await isCaughtBySwitches(mutant, probes, server));
        if (!isNoticed) survivors.push(mutant);
      }
      // Proves that the probes detected the mutants, not effects of time or of other cells.
      await loadRules("mutants", rulesSource);
      for (const probe of [...probes.allowed, ...probes.denied]) {
        if (probe.catches > 0) changed.push(...(await mismatchesOf(probe)));
      }
    });
    const unexpected = survivors.filter((mutant) => !equivalent.includes(nameOf(mutant)));
    const isProven = (section: Section) => !unexpected.some((mutant) => contains(mutant)(section));
    if (changed.length === 0) recordProven(tried.filter(isProven), sections);
    // For a part of the rules, not all of the equivalent mutants are tried.
    const names = new Set(survivors.map(nameOf));
    const caughtNow = all ? equivalent.filter((name) => !names.has(name)) : [];
    expect({ survivors: unexpected.map(nameOf), caughtNow, changed }).toEqual({
      survivors: [],
      caughtNow: [],
      changed: [],
    });
  },
  // Far more than all of them take on an idle machine; a busy one gives them what is left.
  4_200_000,
);

/** The section that a mutant changes, among others. */
function contains({ line }: Mutant) {
  return ({ firstLine, lastLine }: Section) => firstLine <= line && line <= lastLine;
}

function nameOf({ name }: Mutant): string {
  return name.replace(/^L\d+: /, "");
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
