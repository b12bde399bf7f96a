import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { lineOf, startProject, type StandInProject } from "./standInProject.ts";

let google: StandInProject;

beforeAll(async () => {
  google = await startProject();
}, 180_000);

beforeEach(() => {
  google.become();
  google.server.heal();
});

afterAll(() => google.server.close());

test("a healthy project has no fault, and every request and answer fits Google's descriptions", async () => {
  expect((await google.examine()).map(lineOf)).toEqual([]);
  expect(google.server.differences).toEqual([]);
  expect(google.server.calls.length).toBeGreaterThan(60);
});
