import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { readingKinds } from "../../scripts/lib/doctor/examine.ts";
import { project } from "./exampleProject.ts";
import { lineOf, startProject, type StandInProject } from "./standInProject.ts";

/** A method of each API, its host, and what the doctor then can't read. */
const methods = [
  [
    "cloudresourcemanager.projects.getIamPolicy",
    "cloudresourcemanager",
    "the project and its roles",
  ],
  ["serviceusage.services.list", "serviceusage", "which APIs are on"],
  ["cloudbilling.projects.getBillingInfo", "cloudbilling", "the billing account"],
  ["orgpolicy.projects.policies.getEffectivePolicy", "orgpolicy", "organization policies"],
  ["iam.projects.serviceAccounts.get", "iam", "the functions' service account"],
  ["identitytoolkit.projects.oauthIdpConfigs.list", "identitytoolkit", "sign-in settings"],
  ["apikeys.keys.lookupKey", "apikeys", "API keys"],
  ["firebaseappcheck.projects.services.list", "firebaseappcheck", "App Check"],
  ["cloudfunctions.projects.locations.functions.list", "cloudfunctions", "functions"],
  ["run.projects.locations.services.getIamPolicy", "run", "who may invoke functions"],
  ["cloudtasks.projects.locations.queues.list", "cloudtasks", "task queues"],
  ["cloudscheduler.projects.locations.jobs.list", "cloudscheduler", "schedules"],
  ["secretmanager.projects.secrets.getIamPolicy", "secretmanager", "secrets"],
  ["firestore.projects.databases.backupSchedules.list", "firestore", "the database"],
  ["storage.buckets.getIamPolicy", "storage", "the buckets"],
] as const;

const answers: readonly (readonly [keyof typeof readingKinds, number | "cut", string])[] = [
  [
    "api-denied",
    403,
    `gcloud projects add-iam-policy-binding ${project} --member user:<you> --role`,
  ],
  ["api-quota", 429, "wait a minute"],
  ["api-failing", 500, "failed with the status 500"],
  ["api-silent", "cut", "check the network"],
];

const always = 1_000;

let google: StandInProject;

beforeAll(async () => {
  google = await startProject();
}, 180_000);

beforeEach(() => {
  google.server.heal();
  // Its line shows that the rest is still checked.
  google.become(({ dns }) => delete dns["_dmarc.example.com"]);
});

afterAll(() => google.close());

describe.each(methods)("%s", (id, api, subject) => {
  test.each(answers)("gives one line %s for the answer %s", async (fault, how, words) => {
    google.server.fail({ id, how, times: always });
    const found = await google.examine();
    expect(found.map((each) => each.id)).toEqual([fault, "mail-dmarc"]);
    const [line = ""] = found.map(lineOf);
    for (const text of [`${api}.googleapis.com`, subject, words]) expect(line).toContain(text);
  });
});

test("gives one line for each API that doesn't answer, after one wait for all", async () => {
  for (const [id] of methods) google.server.fail({ id, how: "hang", times: always });
  const found = await google.examine(undefined, 2_000);
  expect(found.map(({ id }) => id)).toEqual([...methods.map(() => "api-silent"), "mail-dmarc"]);
  expect(found.map(lineOf).slice(0, -1)).toEqual(
    methods.map(([, api, subject]) =>
      expect.stringContaining(`${api}.googleapis.com doesn't answer, so ${subject} can't be read.`),
    ),
  );
});

test.each([403, 404])("names only the project if it answers %s", async (how) => {
  google.server.fail({ id: "cloudresourcemanager.projects.get", how, times: always });
  expect((await google.examine()).map(({ id }) => id)).toEqual(["project-missing"]);
});

test("names an API that is off once, even if two parts read it", async () => {
  google.become(({ apis, off }) => {
    apis.splice(apis.indexOf("cloudtasks"), 1);
    off.push("cloudtasks.projects.locations.queues.list");
  });
  const found = await google.examine();
  expect(found.map(({ id }) => id)).toEqual(["api-off"]);
});

test("names rejected credentials once", async () => {
  for (const [id] of methods) google.server.fail({ id, how: 401, times: always });
  const found = await google.examine();
  expect(found.map(({ id }) => id)).toEqual(["signed-out", "mail-dmarc"]);
  expect(found.map(lineOf)[0]).toContain("gcloud auth application-default login");
});

test("reports an answer of another shape, and a list without end", async () => {
  google.become(({ odd }) => {
    odd["cloudbilling.projects.getBillingInfo"] = { billingEnabled: "yes" };
    odd["cloudscheduler.projects.locations.jobs.list"] = { jobs: [], nextPageToken: "again" };
  });
  const found = await google.examine();
  expect(found.map(lineOf)).toEqual([
    expect.stringContaining("cloudbilling.googleapis.com failed with an answer of another shape"),
    expect.stringContaining("cloudscheduler.googleapis.com failed with a list without end"),
  ]);
});

test("every reason why an API isn't read has a test here", () => {
  const tested = [...answers.map(([id]) => id), "api-off", "signed-out"];
  expect(Object.keys(readingKinds).toSorted()).toEqual(tested.toSorted());
});
