import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { project, wantedWith } from "./exampleProject.ts";
import { lineOf, startProject, type StandInProject } from "./standInProject.ts";

let google: StandInProject;

beforeAll(async () => {
  google = await startProject();
}, 180_000);

beforeEach(() => {
  google.become();
  google.server.heal();
});

afterAll(() => google.close());

test("a healthy project has no fault, and every request and answer fits Google's descriptions", async () => {
  expect((await google.examine()).map(lineOf)).toEqual([]);
  expect(google.server.differences).toEqual([]);
  expect(google.server.calls.length).toBeGreaterThan(60);
});

test("previews may be authorized domains if the project allows them, but no one else's", async () => {
  const own = `${project}--new-home-1a2b3c4d.web.app`;
  const foreign = `evil-${own}`;
  google.become(({ signIn }) => signIn.authorizedDomains.push(own, foreign));
  const found = await google.examine(wantedWith({ PREVIEW_CHANNELS: "on" }));
  expect(found.map(lineOf)).toEqual([
    expect.stringContaining(`${foreign} is an authorized domain`),
  ]);
});
