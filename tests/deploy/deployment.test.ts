import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  functionsAccountEmail,
  functionsRoles,
} from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { switchesPath } from "@salvia/domain/configuration/switches";
import JSZip from "jszip";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { isObject, objectOf, objectsOf, textOf } from "../../scripts/lib/json.ts";
import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { storeSecret, type CloudProject } from "./standIns/cloudProject.ts";
import { releasedRules } from "./standIns/firestoreApis.ts";
import { sourceOf } from "./standIns/functionsApis.ts";
import { liveVersion, tagsOf } from "./standIns/hostingApis.ts";

const id = "salvia-example";
const deploy = `npm run deploy -- --project ${id}`;
const foreignFunction = `projects/${id}/locations/${serverRegion}/functions/invoices`;
const foreignIndex = `projects/${id}/databases/(default)/collectionGroups/invoices/indexes/CICAfa`;
/** A role that ends by itself, as organizations grant it to an operator. */
const temporary = {
  role: "roles/owner",
  members: ["user:operator@example.com"],
  condition: { title: "tonight", expression: 'request.time < timestamp("2026-12-01T00:00:00Z")' },
};

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal(id);
});
afterAll(() => rehearsal.close());

// One project's life: each story begins where the one before has ended.
describe("a project's deployments", () => {
  it("need a configuration and the secrets that it names, and ask for both in one line", async () => {
    const without = await rehearsal.run(deploy);
    expect(without).toMatchObject({ code: 1 });
    expect(without.lastLine).toContain(`.env.${id} does not exist`);

    rehearsal.configure({ FEATURES_OFF: "visits" });
    for (const name of ["SMTP_URL", "TURN_SECRET"]) storeSecret(rehearsal.project, name);
    const missing = await rehearsal.run(deploy);
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.lastLine).toBe(
      `Preflight failed: secrets without a value. Run npx firebase functions:secrets:set IDENTITY_SECRET --project ${id}. Continue with: ${deploy}`,
    );
    expect(rehearsal.project.databases.size).toBe(0);
    storeSecret(rehearsal.project, "IDENTITY_SECRET");
  });

  it("put everything into an empty project, as intended", async () => {
    const { project, standIns } = rehearsal;
    project.policy = { ...project.policy, version: 3, bindings: [temporary] };
    const outcome = await rehearsal.run(deploy);
    expect(outcome.lastLine).toBe(`Deployed to ${id}. Logs: .cache/deploy/${id}`);
    expect(outcome.code).toBe(0);
    expect(standIns.differences).toEqual([]);

    expect([...project.databases.values()]).toMatchObject([
      {
        locationId: serverRegion,
        type: "FIRESTORE_NATIVE",
        deleteProtectionState: "DELETE_PROTECTION_ENABLED",
        pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
      },
    ]);
    const { indexes, fieldOverrides } = committed("firestore.indexes.json");
    expect(project.indexes.size).toBe(objectsOf(indexes).length);
    expect(project.fields.size).toBe(objectsOf(fieldOverrides).length);
    const ttl = [...project.fields.values()].filter(({ ttlConfig }) => ttlConfig !== undefined);
    expect(ttl).toHaveLength(objectsOf(fieldOverrides).filter((each) => each["ttl"]).length);
    expect(releasedRules(project)).toBe(read("firestore.rules"));
    // An administrator turns off something, too.
    expect(switches(project)).toEqual({ off: [], builtOff: ["visits"] });
    const stored = project.documents.get(switchesPath);
    const off = { arrayValue: { values: [{ stringValue: "google" }] } };
    project.documents.set(switchesPath, {
      ...stored,
      fields: { ...objectOf(stored?.["fields"]), off },
    });
  });

  it("deploy each function with its environment, region, account, roles, and secrets", async () => {
    const { project } = rehearsal;
    const functions = [...project.functions.values()];
    expect(functions.length).toBeGreaterThan(15);
    for (const each of functions) {
      expect(textOf(each["name"])).toContain(`/locations/${serverRegion}/`);
      const { environmentVariables, serviceAccountEmail, maxInstanceCount } = objectOf(
        each["serviceConfig"],
      );
      expect(serviceAccountEmail).toBe(functionsAccountEmail(id));
      expect(maxInstanceCount).toBeGreaterThan(0);
      expect(environmentVariables).toMatchObject({
        SITE_ORIGIN: "https://www.example.com",
        SERVER_API_KEY: "AIzaServerKeyForTheExampleProject000000",
        MAIL_FROM: "Salvia <hello@example.com>",
      });
      expect(environmentVariables).not.toHaveProperty("VITE_FIREBASE_CONFIG");
    }
    const granted = objectsOf(project.policy["bindings"])
      .filter(({ members }) =>
        textsOf(members).includes(`serviceAccount:${functionsAccountEmail(id)}`),
      )
      .map(({ role }) => role);
    const wanted = functionsRoles.filter(({ on }) => on === "project").map(({ role }) => role);
    expect(new Set(granted)).toEqual(new Set<unknown>(wanted));
    // firebase-tools reads and writes policies without conditions.
    expect(project.policy["bindings"]).toContainEqual(temporary);
    expect(project.services).not.toContain("aiplatform.googleapis.com");
    for (const { policy } of project.secrets.values()) {
      expect(objectsOf(policy["bindings"]).flatMap(({ members }) => textsOf(members))).toContain(
        `serviceAccount:${functionsAccountEmail(id)}`,
      );
    }
  });

  it("upload the functions with a lock file and without sources or settings", async () => {
    const [zip] = [...rehearsal.project.sources.values()];
    const files = Object.keys((await JSZip.loadAsync(zip ?? Buffer.alloc(0))).files);
    expect(files).toContain("package-lock.json");
    expect(files).toContain("lib/index.js");
    expect(files.filter((name) => /^src\/|\.env/.test(name))).toEqual([]);
  });

  it("release the site with the committed headers, its own styles, and pinned functions", () => {
    const config = objectOf(liveVersion(rehearsal.project)?.version["config"]);
    const intended = objectOf(committed("firebase.json")["hosting"]);
    const headers = objectsOf(intended["headers"]).map(({ source, regex, headers: list }) => ({
      glob: source,
      regex,
      headers: Object.fromEntries(objectsOf(list).map(({ key, value }) => [key, value])),
    }));
    // The address in the pages changes their styles, and the build refuses other hashes than its own.
    expect(withoutHashes(config["headers"])).toEqual(withoutHashes(headers));
    const runs = objectsOf(config["rewrites"]).flatMap(({ run }) => (isObject(run) ? [run] : []));
    expect(runs.length).toBeGreaterThan(3);
    for (const run of runs) expect(run).toMatchObject({ region: serverRegion, tag: /^fh-/ });
  });

  it("change a rule, an index, and a function, and leave what is not ours alone", async () => {
    const { project, standIns } = rehearsal;
    project.functions.set(foreignFunction, {
      name: foreignFunction,
      environment: "GEN_2",
      state: "ACTIVE",
      labels: { "deployment-tool": "cli-firebase" },
      buildConfig: { runtime: "nodejs24", entryPoint: "invoices" },
      serviceConfig: {},
    });
    project.indexes.set(foreignIndex, {
      name: foreignIndex,
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: "paid", order: "ASCENDING" },
        { fieldPath: "__name__", order: "ASCENDING" },
      ],
      state: "READY",
    });
    rehearsal.configure({
      FEATURES_OFF: "visits",
      ASSISTANT_ENGINE: "vertex",
      ASSISTANT_MODEL: "some-model",
    });
    const [indexes, versions] = [project.indexes.size, project.versions.size];
    rehearsal.edit("firestore.rules", (text) => `${text}\n// The next release.\n`);
    rehearsal.edit("firestore.indexes.json", (text) => {
      const file = objectOf(JSON.parse(text));
      const fields = ["one", "two"].map((fieldPath) => ({ fieldPath, order: "ASCENDING" }));
      const added = { collectionGroup: "added", queryScope: "COLLECTION", fields };
      return JSON.stringify({ ...file, indexes: [...objectsOf(file["indexes"]), added] });
    });
    rehearsal.edit(
      "functions/src/http/handleRequest.ts",
      (text) => `${text}\nconsole.log("2nd");\n`,
    );

    const outcome = await rehearsal.run(deploy);
    expect(outcome.lastLine).toContain(`Deployed to ${id}`);
    expect(standIns.differences).toEqual([]);
    expect(outcome.output).toContain("not ours and left alone: invoices");
    expect(project.functions.has(foreignFunction)).toBe(true);
    expect(project.indexes.has(foreignIndex)).toBe(true);
    expect(switches(project)).toEqual({ off: ["google"], builtOff: ["visits"] });
    expect(project.indexes.size).toBe(indexes + 1);
    expect(releasedRules(project)).toContain("// The next release.");
    expect(project.versions.size).toBe(versions + 1);
    expect(project.services).toContain("aiplatform.googleapis.com");
    expect(project.policy["bindings"]).toContainEqual({
      role: "roles/aiplatform.user",
      members: [`serviceAccount:${functionsAccountEmail(id)}`],
    });
    expect(await sourceOf(project, "auth")).toContain('console.log("2nd")');
  });

  it("return to the release before, with its pinned functions and rules", async () => {
    const { project, standIns } = rehearsal;
    const [second, first] = project.siteReleases.map(({ version }) => objectOf(version));
    const outcome = await rehearsal.run(`npm run rollback -- --project ${id} --rules`);
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.output).toContain("these functions are as they were then: auth");
    expect(liveVersion(project)?.version["name"]).toBe(first?.["name"]);
    expect(tagsOf(first)).not.toEqual(tagsOf(second));
    expect(releasedRules(project)).toBe(read("firestore.rules"));

    const again = await rehearsal.run(`npm run rollback -- --project ${id}`);
    expect(again).toMatchObject({ code: 1, lastLine: `${id} has no release before the live one.` });
    expect(standIns.differences).toEqual([]);
  });
});

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, "../..", path), "utf8");
}

/** The stored switches, as lists of features. */
function switches({ documents }: CloudProject) {
  const fields = Object.entries(objectOf(documents.get(switchesPath)?.["fields"]));
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const { values } = objectOf(objectOf(field)["arrayValue"]);
      return [name, objectsOf(values).map(({ stringValue }) => stringValue)];
    }),
  );
}

function committed(path: string) {
  return objectOf(JSON.parse(read(path)));
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(textOf) : [];
}

/** Headers with a placeholder for the hash of each style and script. */
function withoutHashes(headers: unknown): unknown {
  return JSON.parse(JSON.stringify(headers).replaceAll(/sha256-[A-Za-z0-9+/=]+/g, "sha256"));
}
