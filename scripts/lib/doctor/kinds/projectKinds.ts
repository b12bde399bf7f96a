import { cloudConsole, grantCommand, fault, hint, type FaultKind } from "./faultKind.ts";

/** Faults of the project, its accounts and its organization. */
export const projectKinds = {
  "billing-off": fault(
    "The project has no open billing account.",
    "gcloud billing projects link <project> --billing-account <account>",
  ),
  "account-missing": fault(
    "The functions' service account <email> doesn't exist.",
    "gcloud iam service-accounts create <name> --project <project>",
  ),
  "account-disabled": fault(
    "The functions' service account <email> is disabled.",
    "gcloud iam service-accounts enable <email> --project <project>",
  ),
  "role-missing": fault(
    "<email> lacks the role <role>.",
    `${grantCommand} --member serviceAccount:<email> --role <role>`,
  ),
  "role-conditional": hint(
    "<email> has the role <role> only under a condition, which this can't check.",
    `${grantCommand} --member serviceAccount:<email> --role <role> --condition None`,
  ),
  "role-extra": fault(
    "<email> has the role <role>, which it doesn't need.",
    "gcloud projects remove-iam-policy-binding <project> --member serviceAccount:<email> --role <role>",
  ),
  "self-role-missing": fault(
    "<email> lacks the role <role> on itself.",
    "gcloud iam service-accounts add-iam-policy-binding <email> --project <project> --member serviceAccount:<email> --role <role>",
  ),
  "build-role-missing": fault(
    "<email> may not build functions: organizations withhold its roles by default.",
    `${grantCommand} --member serviceAccount:<email> --role roles/cloudbuild.builds.builder`,
  ),
  "organization-sharing": fault(
    "The organization policy <constraint> forbids public functions.",
    `allow all members for this project: ${cloudConsole}/iam-admin/orgpolicies/<constraint>?project=<project>`,
  ),
  "organization-location": fault(
    "The organization policy gcp.resourceLocations forbids <region>.",
    `allow it: ${cloudConsole}/iam-admin/orgpolicies/gcp-resourceLocations?project=<project>`,
  ),
} as const satisfies Record<string, FaultKind>;
