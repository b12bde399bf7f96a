import { z } from "zod";

/** Who has which role on something, as all of Google's APIs answer it. */
export const iamPolicy = z.object({
  bindings: z
    .array(
      z.object({
        role: z.string(),
        members: z.array(z.string()).default([]),
        condition: z.object({}).optional(),
      }),
    )
    .default([]),
});

export type IamPolicy = z.infer<typeof iamPolicy>;

/** The roles of a member, such as `serviceAccount:…` or `allUsers`, also those under a condition. */
export function rolesOf({ bindings }: IamPolicy, member: string): string[] {
  return bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role);
}
