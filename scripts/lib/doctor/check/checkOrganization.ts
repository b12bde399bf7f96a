import { serverRegion } from "@salvia/domain/shared/region";

import { faultOf, type Fault } from "../faults.ts";
import type { OrganizationState, PolicyRules } from "../read/readOrganization.ts";

/** Groups of locations that include ours, as resource location policies name them. */
const ourLocations = new Set([
  serverRegion,
  `in:${serverRegion}-locations`,
  "in:europe-locations",
  "in:eu-locations",
]);

/** Policies of the organization that would stop a deployment. */
export function checkOrganization(state: OrganizationState): Fault[] {
  const sharing = (["iam.allowedPolicyMemberDomains", "iam.managed.allowedPolicyMembers"] as const)
    .filter((constraint) => restricts(state[constraint]))
    .map((constraint) => faultOf("organization-sharing", { constraint }));
  const locations = state["gcp.resourceLocations"];
  return restricts(locations) && !allowsUs(locations)
    ? [...sharing, faultOf("organization-location")]
    : sharing;
}

/** Whether the rules leave anything out; an empty list of rules doesn't. */
function restricts(rules: PolicyRules): boolean {
  return rules.some(({ denyAll, enforce, values, parameters }) => {
    const isExempt = parameters?.allowedMemberSubjects?.includes("allUsers") ?? false;
    return denyAll === true || (enforce === true && !isExempt) || values !== undefined;
  });
}

function allowsUs(rules: PolicyRules): boolean {
  const allowed = rules.flatMap(({ values }) => values?.allowedValues ?? []);
  const denied = rules.flatMap(({ values }) => values?.deniedValues ?? []);
  if (rules.some(({ denyAll }) => denyAll) || denied.some(isOurs)) return false;
  return allowed.length === 0 || allowed.some(isOurs);
}

function isOurs(location: string): boolean {
  return ourLocations.has(location.replace(/^is:/, ""));
}
