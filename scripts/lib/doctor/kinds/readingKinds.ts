import { cloudConsole, grantCommand, fault, type FaultKind } from "./faultKind.ts";

/** What keeps the doctor from reading a project. */
export const readingKinds = {
  "signed-out": fault(
    "This machine has no credentials that Google accepts.",
    "gcloud auth application-default login",
  ),
  "project-missing": fault(
    "There is no active project <project> that this account may read.",
    "gcloud projects list",
  ),
  "api-off": fault("The API <api> is off.", "gcloud services enable <api> --project <project>"),
  "api-denied": fault(
    "<api> doesn't let this account read <subject>.",
    `${grantCommand} --member user:<you> --role <role>`,
  ),
  "api-quota": fault(
    "<api> has no quota left, so <subject> can't be read.",
    `wait a minute, or raise the quota: ${cloudConsole}/apis/api/<api>/quotas?project=<project>`,
  ),
  "api-failing": fault(
    "<api> failed with <reason>, so <subject> can't be read.",
    "try again later; https://status.cloud.google.com",
  ),
  "api-silent": fault(
    "<api> doesn't answer, so <subject> can't be read.",
    "check the network of this machine, then try again; https://status.cloud.google.com",
  ),
} as const satisfies Record<string, FaultKind>;
