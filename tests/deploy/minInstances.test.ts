import { serverRegion } from "@salvia/domain/shared/region";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { objectOf } from "../../scripts/lib/json.ts";
import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { storeSecret } from "./standIns/cloudProject.ts";
import { sourceOf } from "./standIns/functionsApis.ts";
import { liveVersion, tagsOf } from "./standIns/hostingApis.ts";

const id = "salvia-example";
const deploy = `npm run deploy -- --project ${id}`;
const rollback = `npm run rollback -- --project ${id}`;
const change = 'console.log("a broken release");';

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal(id);
  for (const name of ["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET"]) {
    storeSecret(rehearsal.project, name);
  }
});
afterAll(() => rehearsal.close());

// One project's life: each story begins where the one before has ended.
describe("a project with MIN_INSTANCES", () => {
  it("is deployed with running instances and without tags, which exclude each other", async () => {
    const { project, standIns } = rehearsal;
    rehearsal.configure();
    expect((await rehearsal.run(deploy)).lastLine).toContain(`Deployed to ${id}`);
    expect(tagsOf(liveVersion(project)?.version).length).toBeGreaterThan(0);

    rehearsal.configure({ MIN_INSTANCES: "1" });
    expect((await rehearsal.run(deploy)).lastLine).toContain(`Deployed to ${id}`);
    expect(standIns.differences).toEqual([]);
    expect(tagsOf(liveVersion(project)?.version)).toEqual([]);
    expect([instances("auth"), instances("beforeSignIn")]).toEqual([1, 1]);
    expect(instances("leads")).toBe(0);
  });

  it("returns to the site of the release before, and says how its functions return", async () => {
    const { project, standIns } = rehearsal;
    const good = liveVersion(project)?.version["name"];
    rehearsal.edit("functions/src/http/handleRequest.ts", (text) => `${text}\n${change}\n`);
    expect((await rehearsal.run(deploy)).lastLine).toContain(`Deployed to ${id}`);
    expect(liveVersion(project)?.version["name"]).not.toBe(good);

    const outcome = await rehearsal.run(rollback);
    expect(outcome).toMatchObject({
      code: 0,
      lastLine:
        "No function was pinned (MIN_INSTANCES). To return the functions, deploy the earlier commit.",
    });
    expect(liveVersion(project)?.version["name"]).toBe(good);
    expect(await sourceOf(project, "auth")).toContain(change);

    // The earlier commit.
    rehearsal.edit("functions/src/http/handleRequest.ts", (text) => text.replace(change, ""));
    const functions = await rehearsal.run(`${deploy} --from functions`);
    expect(functions.lastLine).toContain(`Deployed to ${id}`);
    expect(await sourceOf(project, "auth")).not.toContain(change);
    expect(instances("auth")).toBe(1);
    expect(standIns.differences).toEqual([]);
  });

  it("returns to a release from before MIN_INSTANCES with its pinned functions", async () => {
    const { project } = rehearsal;
    // Two versions of the site with MIN_INSTANCES are between.
    const between = [await rehearsal.run(rollback), await rehearsal.run(rollback)];
    for (const { output } of between) expect(output).toContain("No function was pinned");
    const outcome = await rehearsal.run(rollback);
    expect(outcome.lastLine).toContain("these functions are as they were then: auth");
    expect(tagsOf(liveVersion(project)?.version).length).toBeGreaterThan(0);
    const again = await rehearsal.run(rollback);
    expect(again).toMatchObject({ code: 1, lastLine: `${id} has no release before the live one.` });
  });
});

/** How many instances of a function always run. */
function instances(name: string): unknown {
  const full = `projects/${id}/locations/${serverRegion}/functions/${name}`;
  const config = objectOf(rehearsal.project.functions.get(full)?.["serviceConfig"]);
  return config["minInstanceCount"] ?? 0;
}
