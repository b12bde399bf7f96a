import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { isNightly } from "../chance.ts";
import { roleOf, type ActorName } from "./support/actors.ts";
import { rulesProject, rulesSource } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import { withoutAlike, type Row } from "./support/row.ts";
import * as today from "./requests.ts";

// A tab may be one release older than the rules; after a rollback, one newer.

type Release = typeof today;

const folder = new URL("../../release/", import.meta.url);
const previousRules = readFileSync(new URL("firestore.rules", folder), "utf8");
const previous: Release = await import(new URL("requests.js", folder).href);
const differences: Record<"refusedByTodaysRules" | "refusedByPreviousRules", object> = JSON.parse(
  readFileSync(new URL("differences.json", folder), "utf8"),
);

const project = await rulesProject("releases");

test("today's rules grant every request of the previous release, except for declared ones", async () => {
  const { made, refused } = await outcomesOf(rulesSource, previous);
  expect(refused).toEqual(declared("refusedByTodaysRules", made));
});

test("the previous release's rules grant today's requests, except for declared ones", async () => {
  // They refuse all of a collection that is new.
  const known = new Set<string>(previous.tables.map(({ collection }) => collection));
  const tables = today.tables.filter(({ collection }) => known.has(collection));
  const { made, refused } = await outcomesOf(previousRules, { ...today, tables });
  expect(refused).toEqual(declared("refusedByPreviousRules", made));
});

test("each declared difference has a reason", () => {
  const reasons = Object.values(differences).flatMap((each) => Object.values(each));
  expect(reasons.filter((reason) => typeof reason !== "string" || reason.length < 20)).toEqual([]);
});

test("a rule that refuses a request of the previous release is noticed", async () => {
  const [before = "", after = ""] = rulesSource.split(/(?<=match \/tasks\/\{\w+\} \{)/);
  const stricter = `${before}${after.replace("allow create: if", "allow create: if false &&")}`;
  const tasks = previous.tables.filter(({ collection }) => collection === "tasks");
  const { refused } = await outcomesOf(stricter, { ...previous, tables: tasks });
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((each) => !each.startsWith("tasks create "))).toEqual([]);
});

/** The requests granted in a release, and those that rules refuse, by collection, operation, and name. */
async function outcomesOf(rules: string, release: Release) {
  await project.load(rules);
  const made = new Set<string>();
  const refused = new Set<string>();
  const requesters = release.actors.map((actor) => ({
    name: actor.name,
    uid: actor.uid ?? "stranger",
    db: release.connect(project.environment, actor),
    server: project.server,
  }));
  for (const { collection, rows, stored } of release.tables) {
    await project.begin({ ...release.storedRevocations, ...stored });
    for (const requester of requesters) {
      const granted = (isNightly() ? rows : withoutAlike(rows)).filter((row) =>
        makes(release, row, requester.name),
      );
      const wrong = await mismatches(collection, granted, stored, requester);
      for (const { operation, name: row } of granted) {
        const request = `${operation} ${row}`;
        made.add(`${collection} ${request}`);
        if (wrong.some((each) => each.startsWith(`${request}: `)))
          refused.add(`${collection} ${request}`);
      }
    }
  }
  return { made, refused: [...refused].toSorted() };
}

/** Whether an actor makes a granted request: by day the first of each role, at night each. */
function makes({ actors }: Release, { allowedTo }: Row, name: ActorName): boolean {
  if (isNightly() || !allowedTo.includes(name)) return allowedTo.includes(name);
  const role = new Map(actors.map((actor) => [actor.name, roleOf(actor)]));
  return allowedTo.find((other) => role.get(other) === role.get(name)) === name;
}

/** The declared differences; by day those of the requests that were made. */
function declared(kind: keyof typeof differences, made: ReadonlySet<string>): string[] {
  const all = Object.keys(differences[kind]).toSorted();
  return isNightly() ? all : all.filter((request) => made.has(request));
}
