import { functionsAccount } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import { cloudConsole, grantCommand, part, without } from "../check.ts";
import { apis } from "../deployed.ts";
import { rolesOf, type Answer } from "../../deploy/googleAnswers.ts";

/** Roles with which Cloud Build can build a function. */
const builderRoles = new Set(["roles/cloudbuild.builds.builder", "roles/editor", "roles/owner"]);

const resource = part({
  subject: "the project and its roles",
  role: "roles/iam.securityReviewer",
  async read({ google, wanted: { project, member } }) {
    const address = `cloudresourcemanager.googleapis.com/v3/projects/${project}`;
    // 403 and 404 both mean: missing, or not visible to this account.
    const found = await google.find(address, [403, 404]);
    if (found?.text("state") !== "ACTIVE") return null;
    const options = { requestedPolicyVersion: 3 };
    const policy = await google.post(`${address}:getIamPolicy`, { options });
    const number = found.text("name").slice("projects/".length);
    return { policy, member, builder: `${number}-compute@developer.gserviceaccount.com` };
  },
  missing: {
    "project-missing": {
      means: "There is no active project <project> that this account may read.",
      fix: "gcloud projects list",
    },
  },
  checks: {
    "role-missing": {
      means: "<email> lacks the role <role>.",
      fix: `${grantCommand} --member serviceAccount:<email> --role <role>`,
      find: ({ policy, member }, { rolesOn }) =>
        without(rolesOn("project"), rolesOf(policy, member)),
    },
    "role-conditional": {
      level: "hint",
      means: "<email> has the role <role> only under a condition, which this can't check.",
      fix: `${grantCommand} --member serviceAccount:<email> --role <role> --condition None`,
      find({ policy, member }, { rolesOn }) {
        const needed = rolesOf(policy, member).filter((role) => rolesOn("project").includes(role));
        return without(needed, rolesOf(policy, member, true));
      },
    },
    "role-extra": {
      means: "<email> has the role <role>, which it doesn't need.",
      fix: "gcloud projects remove-iam-policy-binding <project> --member serviceAccount:<email> --role <role>",
      find: ({ policy, member }, { rolesOn }) =>
        without(rolesOf(policy, member), rolesOn("project")),
    },
    "build-role-missing": {
      means: "<email> may not build functions: organizations withhold its roles by default.",
      fix: `${grantCommand} --member serviceAccount:<email> --role roles/cloudbuild.builds.builder`,
      find({ policy, builder: email }) {
        const roles = rolesOf(policy, `serviceAccount:${email}`);
        return roles.some((role) => builderRoles.has(role)) ? [] : [{ email }];
      },
    },
  },
});

const services = part({
  subject: "which APIs are on",
  role: "roles/serviceusage.serviceUsageViewer",
  async read({ google, wanted: { project } }) {
    const address = `serviceusage.googleapis.com/v1/projects/${project}/services`;
    const found = await google.list(`${address}?filter=state:ENABLED&pageSize=200`);
    return found.map((service) => service.text("config.name"));
  },
  checks: {
    "api-off": {
      means: "The API <api> is off.",
      fix: "gcloud services enable <api> --project <project>",
      find: (on, wanted) => without([...apis, ...wanted.apis], on),
    },
  },
});

const billing = part({
  subject: "the billing account",
  role: "roles/viewer",
  read: ({ google, wanted: { project } }) =>
    google.get(`cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`),
  checks: {
    "billing-off": {
      means: "The project has no open billing account.",
      fix: "gcloud billing projects link <project> --billing-account <account>",
      find: (info) => !info.flag("billingEnabled"),
    },
  },
});

const sharingConstraints = ["iam.allowedPolicyMemberDomains", "iam.managed.allowedPolicyMembers"];

const organization = part({
  subject: "organization policies",
  role: "roles/orgpolicy.policyViewer",
  async read({ google, wanted: { project } }) {
    const rulesOf = async (constraint: string) => {
      const address = `orgpolicy.googleapis.com/v2/projects/${project}/policies/${constraint}`;
      // A constraint that the organization doesn't know restricts nothing.
      const policy = await google.find(`${address}:getEffectivePolicy`);
      return { constraint, rules: policy?.all("spec.rules") ?? [] };
    };
    const [sharing, location] = await Promise.all([
      Promise.all(sharingConstraints.map(rulesOf)),
      rulesOf("gcp.resourceLocations"),
    ]);
    return { sharing, location };
  },
  checks: {
    "organization-sharing": {
      means: "The organization policy <constraint> forbids public functions.",
      fix: `allow all members for this project: ${cloudConsole}/iam-admin/orgpolicies/<constraint>?project=<project>`,
      find: ({ sharing }) =>
        sharing.filter(({ rules }) => restricts(rules)).map(({ constraint }) => constraint),
    },
    "organization-location": {
      means: "The organization policy gcp.resourceLocations forbids <region>.",
      fix: `allow it: ${cloudConsole}/iam-admin/orgpolicies/gcp-resourceLocations?project=<project>`,
      find: ({ location: { rules } }) => restricts(rules) && !allowsUs(rules),
    },
  },
});

/** Groups of locations that include ours, as resource location policies name them. */
const ourLocations = new Set([
  serverRegion,
  `in:${serverRegion}-locations`,
  "in:europe-locations",
  "in:eu-locations",
]);

function isOurs(location: string): boolean {
  return ourLocations.has(location.replace(/^is:/, ""));
}

/** Whether the rules leave anything out; an empty list of rules doesn't. */
function restricts(rules: readonly Answer[]): boolean {
  return rules.some((rule) => {
    const isExempt = rule.texts("parameters.allowedMemberSubjects").includes("allUsers");
    return rule.flag("denyAll") || (rule.flag("enforce") && !isExempt) || rule.has("values");
  });
}

function allowsUs(rules: readonly Answer[]): boolean {
  const allowed = rules.flatMap((rule) => rule.texts("values.allowedValues"));
  const denied = rules.flatMap((rule) => rule.texts("values.deniedValues"));
  if (rules.some((rule) => rule.flag("denyAll")) || denied.some(isOurs)) return false;
  return allowed.length === 0 || allowed.some(isOurs);
}

const account = part({
  subject: "the functions' service account",
  role: "roles/iam.securityReviewer",
  async read({ google, wanted: { project, email, member } }) {
    const address = `iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
    const found = await google.find(address);
    if (found === null) return null;
    const policy = await google.post(`${address}:getIamPolicy`, {});
    return { isDisabled: found.flag("disabled"), roles: rolesOf(policy, member) };
  },
  missing: {
    "account-missing": {
      means: "The functions' service account <email> doesn't exist.",
      fix: `gcloud iam service-accounts create ${functionsAccount} --project <project>`,
    },
  },
  checks: {
    "account-disabled": {
      means: "The functions' service account <email> is disabled.",
      fix: "gcloud iam service-accounts enable <email> --project <project>",
      find: ({ isDisabled }) => isDisabled,
    },
    "self-role-missing": {
      means: "<email> lacks the role <role> on itself.",
      fix: "gcloud iam service-accounts add-iam-policy-binding <email> --project <project> --member serviceAccount:<email> --role <role>",
      find: ({ roles }, { rolesOn }) => without(rolesOn("itself"), roles),
    },
  },
});

export const projectParts = [resource, services, billing, organization, account];
