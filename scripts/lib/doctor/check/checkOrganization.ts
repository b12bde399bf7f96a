import { serverRegion } from "@salvia/domain/shared/region";

import { faultOf, type Fault } from "../faults.ts";
import type { OrganizationState, PolicyRules } from "../read/readOrganization.ts";

/** Groups of locations that include ours, as resource location policies name them. */
const ourLocations = [
  serverRegion,
  `in:${serverRegion}-locations`,
  "in:europe-locations",
  "in:eu-locations",
];

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
  return rules.some(
    ({ denyAll, enforce, values }) => denyAll === true || enforce === true || values !== undefined,
  );
}

function allowsUs(rules: PolicyRules): boolean {
  const values = rules.map((rule) => rule.values ?? {});
  const isListed = (list: readonly string[] | undefined) =>
    list?.some((name) => ourLocations.includes(name.replace(/^is:/, ""))) ?? false;
  const isDenied =
    rules.some(({ denyAll }) => denyAll) ||
    values.some(({ deniedValues }) => isListed(deniedValues));
  const hasList = values.some(({ allowedValues }) => allowedValues !== undefined);
  return !isDenied && (!hasList || values.some(({ allowedValues }) => isListed(allowedValues)));
}
