import { afterAll, beforeAll, expect, test } from "vitest";

import { parts } from "../../scripts/lib/doctor/examine.ts";
import { wantedWith } from "./exampleProject.ts";
import { plantedInAccess } from "./plantedInAccess.ts";
import { plantedInDatabase } from "./plantedInDatabase.ts";
import { plantedInStorage } from "./plantedInStorage.ts";
import { plantedInServer } from "./plantedInServer.ts";
import { lineOf, startProject, type StandInProject } from "./standInProject.ts";

const planted = [...plantedInAccess, ...plantedInServer, ...plantedInDatabase, ...plantedInStorage];

/** Words that only the operator knows. */
const operatorsWords = new Set(["<you>", "<account>"]);

let google: StandInProject;

beforeAll(async () => {
  google = await startProject();
}, 180_000);

afterAll(() => google.close());

test.each(planted.map((row) => ({ ...row, title: `${row.id}: ${row.says[0]}` })))(
  "finds exactly one fault: $title",
  async ({ id, change, values, says }) => {
    google.become(change);
    const found = await google.examine(wantedWith(values));
    expect(found.map((fault) => fault.id)).toEqual([id]);
    const [line = ""] = found.map(lineOf);
    for (const words of says) expect(line).toContain(words);
    expect(line).toContain("Fix: ");
    expect(line.match(/<\w+>/g)?.filter((word) => !operatorsWords.has(word)) ?? []).toEqual([]);
    expect(google.server.differences).toEqual([]);
  },
);

test("every kind of fault is planted at least once", () => {
  const ids = parts.flatMap(({ kinds }) => Object.keys(kinds));
  expect(new Set(planted.map(({ id }) => id))).toEqual(new Set(ids));
});
