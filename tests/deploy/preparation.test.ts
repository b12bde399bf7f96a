import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { exampleValues } from "../../domain/src/configuration/testing/exampleValues.ts";
import { prepareAccount } from "../../scripts/lib/deploy/functionsRoles.ts";
import { googleApi, type GoogleApi } from "../../scripts/lib/deploy/googleApi.ts";
import { preflight } from "../../scripts/lib/deploy/preflight.ts";
import { releaseRules, rollBackRules, tryRules } from "../../scripts/lib/deploy/rulesRelease.ts";
import { objectsOf } from "../../scripts/lib/json.ts";
import { startCloud, type Cloud } from "./standIns/cloud.ts";
import { storeSecret } from "./standIns/cloudProject.ts";
import { callStandIns } from "./standIns/cloudStorage.ts";
import { releasedRules } from "./standIns/firestoreApis.ts";

const id = "salvia-example";
const always = Number.POSITIVE_INFINITY;
const configuration = configured();
const functions = `serviceAccount:${functionsAccountEmail(id)}`;

let cloud: Cloud;
let api: GoogleApi;
let leave: () => void;

beforeEach(async () => {
  cloud = await startCloud(id);
  leave = callStandIns(cloud.standIns);
  // A pause takes 40 ms, a request at most 0.6 s.
  vi.stubEnv("SALVIA_TIME_FACTOR", "0.02");
  api = googleApi(id, new AbortController().signal);
  for (const name of ["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET"]) {
    storeSecret(cloud.project, name);
  }
});

afterEach(async () => {
  leave();
  await cloud.standIns.close();
  const [difference] = cloud.standIns.differences;
  if (difference !== undefined) throw new Error(difference);
});

describe("before anything is created", () => {
  it("a project without Identity Platform is refused, with the page that turns it on", async () => {
    cloud.project.identity = { ...cloud.project.identity, subtype: "FIREBASE_AUTH" };
    await expect(preflight(api, configuration)).rejects.toThrow(
      `not upgraded to Identity Platform, which the functions need. Upgrade it at https://console.firebase.google.com/project/${id}/authentication/settings`,
    );
  });

  it("rules that Google refuses stop the deployment with Google's reason", async () => {
    const message = "Compilation errors in firestore.rules";
    cloud.standIns.fail({ id: createRuleset, times: always, how: 400, message });
    await expect(preflight(api, configuration)).rejects.toThrow(message);
  });

  it("an API that is off isn't taken for a project that doesn't exist", async () => {
    cloud.standIns.fail({
      id: "cloudresourcemanager.projects.get",
      times: always,
      how: 403,
      message: "Cloud Resource Manager API has not been used",
      reason: "SERVICE_DISABLED",
    });
    await expect(preflight(api, configuration)).rejects.toThrow(
      /^cloudresourcemanager\.googleapis\.com answered 403: Cloud Resource Manager API has not been used$/,
    );
  });
});

describe("the rules", () => {
  it("are tried without a trace", async () => {
    expect(await tryRules(api)).toBe("Google accepts the rules");
    expect(cloud.project.rulesets.size).toBe(0);
  });

  it("are tried and released again while Google is busy", async () => {
    cloud.standIns.fail({ id: createRuleset, times: 1, how: 409 });
    cloud.standIns.fail({ id: "firebaserules.projects.releases.create", times: 1, how: 503 });
    expect(await releaseRules(api)).toBe("released");
    expect(releasedRules(cloud.project)).toContain("service cloud.firestore");
  });

  it("aren't uploaded again once they are released", async () => {
    await releaseRules(api);
    expect(await tryRules(api)).toBe("Google has accepted these rules before");
    expect(await releaseRules(api)).toBe("unchanged");
    expect(cloud.standIns.calls.filter((call) => call.id === createRuleset)).toHaveLength(1);
  });

  it("return to those that were released before, not to those of a failed release", async () => {
    const { project, standIns } = cloud;
    await releaseRules(api);
    // An earlier text, so that today's is new.
    const source = { files: [{ name: "firestore.rules", content: "earlier" }] };
    for (const [name, first] of project.rulesets) project.rulesets.set(name, { ...first, source });
    const release = "firebaserules.projects.releases.patch";
    standIns.fail({ id: release, times: 1, how: 403 });
    await expect(releaseRules(api)).rejects.toThrow("answered 403");
    await releaseRules(api);
    await rollBackRules(api);
    expect(releasedRules(project)).toBe("earlier");
  });
});

describe("the functions' account", () => {
  it("gets its roles, and the roles of others keep their conditions", async () => {
    const { project } = cloud;
    const condition = { title: "tonight", expression: "request.time < timestamp('2026-12-01')" };
    const temporary = { role: "roles/owner", members: ["user:operator@example.com"], condition };
    project.policy = { ...project.policy, bindings: [temporary] };
    project.accountPolicies.set(functionsAccountEmail(id), { bindings: [temporary] });
    expect(await prepareAccount(api, configuration)).toMatch(/^created, \d+ roles granted$/);
    for (const policy of [project.policy, ...project.accountPolicies.values()]) {
      const [first, ...others] = objectsOf(policy["bindings"]);
      expect(first).toEqual(temporary);
      expect(others.flatMap(({ members }) => members)).toContain(functions);
    }
    const roles = objectsOf(project.policy["bindings"]).map(({ role }) => role);
    expect(roles).toEqual([...new Set(roles)]);
    expect(await prepareAccount(api, configuration)).toBe("exists, 0 roles granted");
  });

  it("gets them when Google knows it everywhere", async () => {
    const message = `Service account ${functionsAccountEmail(id)} does not exist.`;
    const write = "cloudresourcemanager.projects.setIamPolicy";
    cloud.standIns.fail({ id: write, times: 2, how: 400, message });
    const read = "iam.projects.serviceAccounts.getIamPolicy";
    cloud.standIns.fail({ id: read, times: 1, how: 404, message: "Unknown service account" });
    expect(await prepareAccount(api, configuration)).toMatch(/^created/);
  });
});

const createRuleset = "firebaserules.projects.rulesets.create";

function configured() {
  const { configuration: found } = parseConfiguration(exampleValues);
  if (found === null) throw new Error("The example has faults.");
  return found;
}
