import { neededSecrets } from "@salvia/domain/configuration/secrets";
import type { Configuration } from "@salvia/domain/configuration/variables";
import { chosenApis, productApis } from "../googleApis.ts";
import { objectOf, textOf } from "../json.ts";
import { Complaint } from "../report.ts";
import { isRefusal, type GoogleApi } from "./googleApi.ts";
import { tryRules } from "./rulesRelease.ts";

/** The APIs that are turned on. firebase-tools enables others on demand. */
const services = [
  ...productApis,
  "compute.googleapis.com",
  // firebase-tools asks it for extensions of the functions.
  "firebaseextensions.googleapis.com",
];

/** As many as Google turns on at once. */
const atOnce = 20;

/**
 * Checks what a deployment needs of the project, enables the APIs, and lets Google compile the rules.
 * @returns a few words for the terminal
 * @throws Complaint with what is missing
 */
export async function preflight(api: GoogleApi, configuration: Configuration): Promise<string> {
  const { project } = api;
  await mustSeeProject(api);
  const enabled = await enabledServices(api);
  await enable(api, enabled, ["cloudbilling.googleapis.com"]);
  await mustPay(api);
  await enable(api, enabled, [...services, ...chosenApis(configuration)]);
  await mustHaveFirebase(api);
  await mustHaveIdentityPlatform(api);
  const missing = await missingSecrets(api, neededSecrets(configuration));
  if (missing.length > 0) {
    const commands = missing.map(
      (name) => `npx firebase functions:secrets:set ${name} --project ${project}`,
    );
    throw new Complaint(`secrets without a value. Run ${commands.join(" and ")}`);
  }
  return tryRules(api);
}

async function mustSeeProject(api: GoogleApi): Promise<void> {
  const { project } = api;
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  try {
    const { lifecycleState } = await api.get(url);
    if (lifecycleState !== "ACTIVE") {
      throw new Complaint(`the project ${project} is ${textOf(lifecycleState)}`);
    }
  } catch (error) {
    if (!isRefusal(error, 403, 404) || error.passes) throw error;
    throw new Complaint(
      `the project ${project} does not exist, or your Google account has no access to it: ${error.message}`,
    );
  }
}

async function mustHaveFirebase(api: GoogleApi): Promise<void> {
  const found = await api.find(`https://firebase.googleapis.com/v1beta1/projects/${api.project}`);
  if (found !== null) return;
  throw new Complaint(
    `the project has no Firebase yet. Run npx firebase projects:addfirebase ${api.project}`,
  );
}

async function mustHaveIdentityPlatform(api: GoogleApi): Promise<void> {
  const { project } = api;
  const url = `https://identitytoolkit.googleapis.com/v2/projects/${project}/config`;
  const found = await api.find(url);
  if (found?.["subtype"] === "IDENTITY_PLATFORM") return;
  const page = `https://console.firebase.google.com/project/${project}/authentication`;
  throw new Complaint(
    found === null
      ? `the project has no Authentication yet. Turn it on at ${page}`
      : `the project is not upgraded to Identity Platform, which the functions need. Upgrade it at ${page}/settings`,
  );
}

async function mustPay(api: GoogleApi): Promise<void> {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${api.project}/billingInfo`;
  const { billingEnabled } = await api.get(url);
  if (billingEnabled === true) return;
  throw new Complaint(
    `the project is not on the Blaze plan. Choose it at https://console.firebase.google.com/project/${api.project}/usage/details`,
  );
}

const serviceUsage = "https://serviceusage.googleapis.com/v1";

async function enabledServices(api: GoogleApi): Promise<Set<string>> {
  const url = `${serviceUsage}/projects/${api.project}/services?filter=state:ENABLED&pageSize=200`;
  const found = await api.list(url);
  return new Set(found.map((service) => textOf(objectOf(service["config"])["name"])));
}

async function enable(
  api: GoogleApi,
  enabled: Set<string>,
  wanted: readonly string[],
): Promise<void> {
  const url = `${serviceUsage}/projects/${api.project}/services:batchEnable`;
  const missing = wanted.filter((name) => !enabled.has(name));
  while (missing.length > 0) {
    const serviceIds = missing.splice(0, atOnce);
    // oxlint-disable-next-line no-await-in-loop -- Google turns on one group at a time
    await api.finish(serviceUsage, await api.post(url, { serviceIds }));
    for (const name of serviceIds) enabled.add(name);
  }
}

async function missingSecrets(api: GoogleApi, names: readonly string[]): Promise<string[]> {
  const base = `https://secretmanager.googleapis.com/v1/projects/${api.project}/secrets`;
  const states = await Promise.all(
    names.map(async (name) => {
      const version = await api.find(`${base}/${name}/versions/latest`);
      return version?.["state"] === "ENABLED" ? null : name;
    }),
  );
  return states.filter((name) => name !== null);
}
