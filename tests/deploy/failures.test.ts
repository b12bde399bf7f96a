import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { storeSecret } from "./standIns/cloudProject.ts";
import type { Fault } from "./standIns/standIns.ts";

const id = "salvia-example";
const deploy = `npm run deploy -- --project ${id}`;
const always = Number.POSITIVE_INFINITY;

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal(id);
  rehearsal.configure();
  for (const name of ["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET"]) {
    storeSecret(rehearsal.project, name);
  }
});
afterAll(() => rehearsal.close());

describe("a deployment that cannot begin", () => {
  it.each<[string, Fault, RegExp]>([
    [
      "the operator has no access",
      { id: "cloudresourcemanager.projects.get", times: 1, how: 403 },
      /^Preflight failed: the project salvia-example does not exist, or your Google account has no access to it: cloudresourcemanager\.googleapis\.com answered 403: .*\. /,
    ],
    [
      "an API has no quota left",
      {
        id: "cloudbilling.projects.getBillingInfo",
        times: always,
        how: 429,
        message: "Quota exceeded",
      },
      /^Preflight failed: cloudbilling\.googleapis\.com answered 429: Quota exceeded\. /,
    ],
    [
      "an API does not answer",
      { id: "serviceusage.services.list", times: always, how: "hang" },
      /^Preflight failed: serviceusage\.googleapis\.com did not answer within 1\.5 s\. /,
    ],
    [
      "connections break",
      { id: "firebase.projects.get", times: always, how: "cut" },
      /^Preflight failed: firebase\.googleapis\.com cannot be reached \(.+\)\. /,
    ],
  ])("says in one line that %s", async (_, fault, line) => {
    rehearsal.standIns.fail(fault);
    const outcome = await rehearsal.run(deploy);
    rehearsal.standIns.heal();
    expect(outcome.lastLine).toMatch(line);
    expect(outcome.lastLine.endsWith(`Continue with: ${deploy}`)).toBe(true);
    expect(outcome.code).toBe(1);
  });

  it("says in one line that it is another project's configuration", async () => {
    const other = await rehearsal.run("npm run deploy -- --project salvia-other");
    expect(other.lastLine).toContain(".env.salvia-other does not exist");
    const demo = await rehearsal.run("npm run deploy -- --project demo-salvia");
    expect(demo.lastLine).toContain('"demo-salvia" is not the id of a real project');
  });

  it("says in one line that the project is not on the Blaze plan", async () => {
    rehearsal.project.billing = false;
    expect((await rehearsal.run(deploy)).lastLine).toContain("is not on the Blaze plan");
    rehearsal.project.billing = true;
  });
});

describe("a deployment that fails in a step", () => {
  // Each run continues where the one before has failed, and gets as far as the next fault.
  it.each<[string, Fault, string]>([
    ["database", failing("firestore.projects.databases.create", 403), "answered 403"],
    ["account", failing("iam.projects.serviceAccounts.create", 403), "answered 403"],
    [
      "indexes",
      failing("firestore.projects.databases.collectionGroups.indexes.create", 500),
      "500",
    ],
    ["rules", failing("firebaserules.projects.releases.create", 403), "403"],
    [
      "functions",
      failing("cloudfunctions.projects.locations.functions.create", 403),
      "HTTP Error: 403",
    ],
    ["hosting", failing("firebasehosting.projects.sites.versions.create", 500), "500"],
  ])("continues at %s", async (step, fault, reason) => {
    rehearsal.standIns.fail(fault);
    const outcome = await rehearsal.run(`${deploy} --from ${from}`);
    rehearsal.standIns.heal();
    expect(outcome.code).toBe(1);
    expect(outcome.lastLine).toContain(reason);
    expect(outcome.lastLine.endsWith(`Continue with: ${deploy} --from ${step}`)).toBe(true);
    from = step;
  });

  it("ends well after all of them", async () => {
    const outcome = await rehearsal.run(`${deploy} --from ${from}`);
    expect(outcome.lastLine).toContain(`Deployed to ${id}`);
    expect(rehearsal.standIns.differences).toEqual([]);
  });

  it("stops while indexes are being built, and continues when they are ready", async () => {
    rehearsal.project.indexBuildReads = always;
    const [name = ""] = rehearsal.project.indexes.keys();
    rehearsal.project.indexes.delete(name);
    // It waits for 18 s, and for firebase-tools 24 s, which take two on an idle machine.
    const outcome = await rehearsal.run(`${deploy} --from indexes`, 0.01);
    expect(outcome.lastLine).toMatch(/1 of \d+ indexes are still being built\. Continue with: /);
    rehearsal.project.indexBuildReads = 0;
    rehearsal.project.indexes.clear();
    const next = await rehearsal.run(`${deploy} --from indexes`);
    expect(next.lastLine).toContain(`Deployed to ${id}`);
  });
});

let from = "database";

function failing(method: string, status: number): Fault {
  return { id: method, times: always, how: status };
}
