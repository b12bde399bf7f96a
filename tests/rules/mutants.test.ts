import { collections } from "@salvia/domain/collections";
import { afterAll, expect, test } from "vitest";

import { actors, connect, type ActorName, type Firestore } from "./actors.ts";
import { loadRules, rulesEnvironment, rulesSource, store } from "./environment.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { storedRevocations } from "./revocations.stored.ts";
import type { Row } from "./row.ts";
import { surprises, type Asking } from "./surprises.ts";
import { storedInTables, tables, type Table } from "./tables.ts";

/**
 * Mutants that decide as the rules do, on this emulator. What is not there has no role, a path made
 * with null names nothing, and in a list 1.0 is not 1; nothing documents it, so the rules ask all the
 * same. And a client leaves that status by no move; were it missing in the table of moves, the moment
 * of enrolment would keep it all the same.
 */
const equivalent = [
  "exists(entry) -> true",
  "before == null -> false",
  "lead.step is int -> true",
  "'enrolled' -> 'other'",
];

/** Who, between them, meet each condition both true and false; in the staff's, each role matters. */
const askers: ReadonlySet<ActorName> = new Set<ActorName>([
  "owner",
  "colleague",
  "admin",
  "user without role",
  "nobody",
  "owner who lost the role",
  "ended owner",
  "ended admin",
  "ended user without role",
]);

/** One cell of a table, and how many mutants it has caught. */
type Probe = Omit<Table, "rows"> & { row: Row; asking: Asking; catches: number };

const environment = await rulesEnvironment("mutants");

afterAll(() => environment.cleanup());

test("whatever is changed in the rules, some cell of the tables tells", async () => {
  const mutants = mutantsOf(rulesSource);
  const survivors: string[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    await store(server, { ...storedInTables, ...storedRevocations });
    const probes = probesWith(server);
    for (const mutant of mutants) {
      await loadRules("mutants", mutant.source);
      if (!(await isCaught(mutant, probes))) survivors.push(mutant.name);
    }
  });
  expect(mutants.length).toBeGreaterThan(300);
  expect(survivors.map((name) => name.replace(/^L\d+: /, ""))).toEqual(equivalent);
}, 600_000);

function probesWith(server: Firestore): Probe[] {
  return actors.flatMap((actor) => {
    const db = connect(environment, actor);
    const asking = { name: actor.name, uid: actor.uid ?? "stranger", db, server };
    return tables
      .filter(({ collection }) => collection === collections.staff || askers.has(actor.name))
      .flatMap(({ collection, rows, stored }) =>
        rows
          .filter((row) => !row.alike && (tellsApart(row) || actor.name === "owner"))
          .map((row) => ({ collection, stored, row, asking, catches: 0 })),
      );
  });
}

/** Whether it matters who asks; a write that nobody may make is left to the owner to try. */
function tellsApart({ operation, allowedTo }: Row): boolean {
  return allowedTo.length > 0 || operation === "list";
}

/**
 * Asks first what is most likely to tell: the denied cells where a condition is taken for granted,
 * else some allowed ones, which take longer to ask.
 */
async function isCaught(mutant: Mutant, probes: readonly Probe[]): Promise<boolean> {
  const queue = byPromise(mutant, probes);
  const allowed = queue.filter(({ row, asking }) => row.allowedTo.includes(asking.name));
  const denied = queue.filter(({ row, asking }) => !row.allowedTo.includes(asking.name));
  if (mutant.name.endsWith("-> true")) {
    return (await oneTells(denied, 16)) || oneTells(allowed, 1);
  }
  return (
    (await oneTells(allowed.slice(0, 30), 1)) ||
    (await oneTells(denied.slice(0, 300), 16)) ||
    (await oneTells(allowed.slice(30), 1)) ||
    oneTells(denied.slice(300), 16)
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
  const { collection, stored, row, asking } = probe;
  const found = await surprises(collection, [row], stored, asking);
  if (found.length > 0) probe.catches += 1;
  return found.length > 0;
}

function byPromise({ name, about }: Mutant, probes: readonly Probe[]): Probe[] {
  const [named, related] = [wordsOf(name), wordsOf(about)];
  const scores = new Map(
    probes.map((probe) => {
      const asked = wordsOf(`${probe.row.operation} ${probe.row.name} ${probe.asking.name}`);
      const hits = asked.filter((word) => named.includes(word)).length * 2;
      const nearHits = asked.filter((word) => related.includes(word)).length;
      // The one who may do most sees most changes.
      const owner = probe.asking.name === "owner" ? 2 : 0;
      return [probe, Math.min(hits + nearHits, 9) + owner + Math.min(probe.catches, 5)];
    }),
  );
  return probes.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** The words of a text, those within names such as `isEmail` too. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase());
}
