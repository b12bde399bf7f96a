import { ApiFailure, type GoogleApi } from "../deploy/googleApi.ts";
import {
  cloudConsole,
  faultLine,
  faultOf,
  grantCommand,
  type Fault,
  type Part,
  type ResolveTxt,
} from "./check.ts";
import { databaseParts } from "./checks/database.ts";
import { functionParts } from "./checks/functions.ts";
import { projectParts } from "./checks/project.ts";
import { signInParts } from "./checks/signIn.ts";
import { siteParts } from "./checks/site.ts";
import { googleReader } from "../deploy/googleAnswers.ts";
import type { Wanted } from "./wanted.ts";

/** The table of checks: everything that the doctor looks at, each by one API. */
export const parts: readonly Part[] = [
  ...projectParts,
  ...signInParts,
  ...functionParts,
  ...databaseParts,
  ...siteParts,
];

/** What keeps the doctor from reading a part. */
export const readingKinds = {
  "api-off": {
    means: "The API <api> is off.",
    fix: "gcloud services enable <api> --project <project>",
  },
  "signed-out": {
    means: "This machine has no credentials that Google accepts.",
    fix: "gcloud auth application-default login",
  },
  "api-denied": {
    means: "<api> doesn't let this account read <subject>.",
    fix: `${grantCommand} --member user:<you> --role <role>`,
  },
  "api-quota": {
    means: "<api> has no quota left, so <subject> can't be read.",
    fix: `wait a minute, or raise the quota: ${cloudConsole}/apis/api/<api>/quotas?project=<project>`,
  },
  "api-failing": {
    means: "<api> failed with <reason>, so <subject> can't be read.",
    fix: "try again later; https://status.cloud.google.com",
  },
  "api-silent": {
    means: "<api> doesn't answer, so <subject> can't be read.",
    fix: "check the network of this machine, then try again; https://status.cloud.google.com",
  },
} as const;

/** All faults of a project. An API that can't be read is a fault, and the rest is still checked. */
export async function examine(
  api: GoogleApi,
  wanted: Wanted,
  resolveTxt: ResolveTxt,
): Promise<Fault[]> {
  const sources = { google: googleReader(api), wanted, resolveTxt };
  const examined = parts.map((part) =>
    part.faults(sources).catch((error: unknown) => {
      if (error instanceof ApiFailure) return [unread(error, part)];
      throw error;
    }),
  );
  const faults = (await Promise.all(examined)).flat();
  // Nothing else can be right in a project that isn't there.
  const missing = faults.find(({ id }) => id === "project-missing");
  if (missing !== undefined) return [missing];
  // An API that is off, or a rejected sign-in, is found by several parts.
  return [...new Map(faults.map((fault) => [faultLine(fault, ""), fault])).values()];
}

/** Why a part wasn't read, as a fault. */
function unread(failure: ApiFailure, { subject, role }: Part): Fault {
  const { host: api, status } = failure;
  const reason = status === 200 ? failure.reason : `the status ${status}`;
  const id = reasonOf(failure, role);
  return faultOf(id, readingKinds[id], { api, subject, role, reason });
}

function reasonOf({ status, isOff }: ApiFailure, role: string): keyof typeof readingKinds {
  if (isOff) return "api-off";
  if (status === null) return "api-silent";
  if (status === 401) return "signed-out";
  if (status === 403 && role !== "") return "api-denied";
  return status === 429 ? "api-quota" : "api-failing";
}
