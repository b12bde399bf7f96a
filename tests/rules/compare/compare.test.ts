import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { noSwitches, switchesPath } from "@salvia/domain/configuration/switches";
import { afterAll, beforeAll, expect, test } from "vitest";

import { seededRandom, type Random } from "../../../seed/random.ts";
import { actorsOf, type Actor } from "../support/actors.ts";
import { rulesProject, rulesSource, store, type RulesProject } from "../support/environment.ts";
import { coverage, fieldOf, reload } from "../budgets/coverage.ts";
import { interceptWrites } from "../support/interceptWrites.ts";
import { withoutAlike, type Row, type Table } from "../support/row.ts";
import { tables } from "../tables.ts";
import { mutating } from "./mutated.ts";

// npm test -- rules compare firestore.rules@main; RULES_RUNS and RULES_SEED choose how much.

const other = process.env["SALVIA_COMPARED"] ?? "";
const runs = Number(process.env["RULES_RUNS"] ?? "200");
const seed = Number(process.env["RULES_SEED"] ?? "1");

const sides =
  other === ""
    ? []
    : [
        { project: await rulesProject("compare-before"), source: rulesOf(other) },
        { project: await rulesProject("compare-after"), source: rulesSource },
      ];

let requests = 0;
const enough = 20;

beforeAll(async () => {
  for (const { project, source } of sides) await reload(project, source);
});

test.runIf(other).each(tables)(
  "two sets of rules decide alike about $collection",
  async (table) => expect(await differences(table)).toEqual([]),
  3_600_000,
);

afterAll(async () => {
  if (other === "") return;
  const title = `${requests} requests to each; statements with less than ${enough} grants or denials:`;
  console.log([title, ...(await rareStatements())].join("\n  "));
}, 600_000);

/** The requests about a collection that are decided differently. */
async function differences(table: Table): Promise<string[]> {
  for (const { project } of sides) await project.begin(table.stored);
  const different: string[] = [];
  for (const each of [...rowsOf(table), ...changedRowsOf(table)]) {
    let [before, after] = await outcomesOf(table, each);
    if (before !== "invalid") requests += 1;
    // Again, because a limit of time may have passed between the two.
    if (before !== after) [before, after] = await outcomesOf(table, each);
    if (before === after) continue;
    const { row, actor, seed: own } = each;
    different.push(
      `${row.operation} ${row.name} as ${actor.name}, ${own}: ${before}, then ${after}`,
    );
  }
  return different;
}

function outcomesOf(table: Table, each: Case) {
  return Promise.all(sides.map(({ project }) => outcomeOf(project, table, each)));
}

/** The rules in a file, or in a revision of the repository. */
function rulesOf(named: string): string {
  if (existsSync(named)) return readFileSync(named, "utf8");
  return execFileSync("git", ["show", `${named}:firestore.rules`], { encoding: "utf8" });
}

/** The statements that granted or denied rarely. Denials are counted more than once. */
async function rareStatements() {
  const rare = sides.map(async ({ project, source }) => {
    const evaluated = await coverage(project);
    return tables.flatMap(({ collection }) => {
      const block = source.indexOf(`match /${collection}/{`);
      const end = source.indexOf("\n    }", block);
      return [...source.matchAll(/\ballow [\w, ]+: if /g)].flatMap(({ 0: text, index }) => {
        if (index < block || index > end) return [];
        const found = evaluated.find(({ place }) => place === index + text.length);
        const count = (result: boolean) =>
          found?.counts[
            found.values.findIndex((value) => fieldOf(value, "boolValue") === result)
          ] ?? 0;
        if (count(true) >= enough && count(false) >= enough) return [];
        const line = source.slice(0, index).split("\n").length;
        return [`${collection} L${line} ${text}${count(true)} grants, ${count(false)} denials`];
      });
    });
  });
  return (await Promise.all(rare)).flat();
}

/** With a seed, a switch is off, or something in the row's request is changed. */
type Case = { row: Row; actor: Actor; seed: number | null };

/**
 * Every row as it is: a granted one with all tokens of those who may make it, because ended ones are
 * what most conditions ask for last; a denied one as those who may make others of its operation.
 */
function rowsOf({ collection, rows }: Table): Case[] {
  const all = actorsOf(collection);
  const holdersOf = (some: readonly Row[]) => {
    const names = new Set<string>(some.flatMap(({ allowedTo }) => allowedTo));
    return all.filter(({ name }) => names.has(name));
  };
  return withoutAlike(rows).flatMap((row) => {
    const may = holdersOf([row]);
    const trying =
      may.length > 0
        ? all.filter((actor) => may.some(({ uid }) => uid === actor.uid))
        : holdersOf(rows.filter(({ operation }) => operation === row.operation));
    return trying.map((actor) => ({ row, actor, seed: null }));
  });
}

/** Rows of each operation with changes, as actors, mostly those who may make the request. */
function changedRowsOf({ collection, rows }: Table): Case[] {
  const random = scrambled(seed + collection.length);
  const actors = actorsOf(collection);
  return [...Map.groupBy(rows, ({ operation }) => operation)].flatMap(([operation, all]) => {
    const granted = withoutAlike(all.filter(({ allowedTo }) => allowedTo.length > 0));
    // Such as `pooled: claimed`: some change a single value in many ways.
    const kinds = Map.groupBy(granted, ({ name }) => name.split(" ").slice(0, 2).join(" "));
    // Most statements are for updates.
    return Array.from({ length: operation === "update" ? runs * 3 : runs }, (): Case => {
      const row = random.pick(
        kinds.size > 0 && random.chance(0.9) ? random.pick([...kinds.values()]) : all,
      );
      const may = actors.filter(({ name }) => row.allowedTo.includes(name));
      // Their other tokens, too: ended ones are what most conditions ask for last.
      const otherTokens = actors.filter(
        (actor) => !may.includes(actor) && may.some(({ uid }) => uid === actor.uid),
      );
      const actor = random.pick(
        random.pick([may, may, otherTokens, actors].filter((list) => list.length > 0)),
      );
      return { row, actor, seed: random.int(1, 2 ** 31) };
    });
  });
}

/** xorshift begins badly with small numbers. */
function scrambled(number: number): Random {
  return seededRandom(Math.imul(number + 1, 2_654_435_761));
}

const switchedOff = [["memberArea"], ["visits"], ["assistant"], ["google"]];

async function outcomeOf(
  project: RulesProject,
  table: Table,
  { row, actor, seed: own }: Case,
): Promise<"granted" | "denied" | "invalid"> {
  const random = own === null ? null : scrambled(own);
  const { db, server } = project.requester(actor);
  const off = random?.chance(0.1) ? random.pick(switchedOff) : null;
  if (off !== null) await store(server, { [switchesPath]: { ...noSwitches, off } });
  const written = new Set<string>();
  const noting = interceptWrites(db, (each) => {
    written.add(each.document.path);
    return each;
  });
  const isChanged = random !== null && off === null;
  try {
    await row.send(
      isChanged ? mutating(noting, table, row, random) : noting,
      actor.uid ?? "stranger",
    );
    if (written.size > 0) {
      const before = Array.from(written, (path) => [path, table.stored[path] ?? null] as const);
      await store(server, Object.fromEntries(before));
    }
    return "granted";
  } catch (error) {
    const isDenial =
      error instanceof Error && "code" in error && error.code === "permission-denied";
    return isDenial ? "denied" : "invalid";
  } finally {
    if (off !== null) await store(server, { [switchesPath]: table.stored[switchesPath] ?? null });
  }
}
