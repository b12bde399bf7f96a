import { z } from "zod";

import type { Google } from "../google.ts";

const policy = z.object({
  spec: z
    .object({
      rules: z
        .array(
          z.object({
            allowAll: z.boolean().optional(),
            denyAll: z.boolean().optional(),
            enforce: z.boolean().optional(),
            parameters: z
              .looseObject({ allowedMemberSubjects: z.array(z.string()).optional() })
              .optional(),
            values: z
              .object({
                allowedValues: z.array(z.string()).optional(),
                deniedValues: z.array(z.string()).optional(),
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .optional(),
});

/** The rules of a policy that apply to the project; none if nothing is restricted. */
export type PolicyRules = NonNullable<z.infer<typeof policy>["spec"]>["rules"];

/** The constraints that can stop a deployment. */
const constraints = [
  "iam.allowedPolicyMemberDomains",
  "iam.managed.allowedPolicyMembers",
  "gcp.resourceLocations",
] as const;

export type OrganizationState = Readonly<Record<(typeof constraints)[number], PolicyRules>>;

/** The organization policies in effect. */
export async function readOrganization(
  google: Google,
  project: string,
): Promise<OrganizationState> {
  const [domains, members, locations] = await Promise.all(
    constraints.map(async (name) => {
      const address = `https://orgpolicy.googleapis.com/v2/projects/${project}/policies`;
      // A constraint that the organization doesn't know restricts nothing.
      const answer = await google.find(`${address}/${name}:getEffectivePolicy`, policy);
      return answer?.spec?.rules ?? [];
    }),
  );
  return {
    "iam.allowedPolicyMemberDomains": domains ?? [],
    "iam.managed.allowedPolicyMembers": members ?? [],
    "gcp.resourceLocations": locations ?? [],
  };
}
