import { z } from "zod";

import type { Google } from "../google.ts";

const flag = z.boolean().default(false);

const config = z.object({
  subtype: z.string().optional(),
  authorizedDomains: z.array(z.string()).default([]),
  signIn: z
    .object({
      email: z.object({ enabled: flag, passwordRequired: flag }).optional(),
      phoneNumber: z.object({ enabled: flag }).optional(),
      anonymous: z.object({ enabled: flag }).optional(),
    })
    .default({}),
  smsRegionConfig: z
    .object({
      allowlistOnly: z.object({ allowedRegions: z.array(z.string()).default([]) }).optional(),
    })
    .default({}),
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.string().optional(),
      passwordPolicyVersions: z
        .array(
          z.object({
            customStrengthOptions: z
              .object({
                minPasswordLength: z.number().optional(),
                maxPasswordLength: z.number().optional(),
                containsLowercaseCharacter: flag,
                containsUppercaseCharacter: flag,
                containsNumericCharacter: flag,
                containsNonAlphanumericCharacter: flag,
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .default({ passwordPolicyVersions: [] }),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: flag }).optional(),
  client: z
    .object({ permissions: z.object({ disabledUserDeletion: flag }).optional() })
    .default({}),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .default({}),
  blockingFunctions: z
    .object({ triggers: z.record(z.string(), z.object({ functionUri: z.string().optional() })) })
    .partial()
    .default({}),
});

const provider = z.object({ name: z.string(), enabled: flag });

export type AuthenticationState = z.infer<typeof config> & {
  /** Enabled identity providers, such as `google.com` and `oidc.clinic`. */
  readonly providers: readonly string[];
};

/** The configuration of Authentication, with its enabled identity providers. */
export async function readAuthentication(
  google: Google,
  project: string,
): Promise<AuthenticationState> {
  const address = `https://identitytoolkit.googleapis.com/v2/projects/${project}`;
  const [settings, ...lists] = await Promise.all([
    google.get(`${address}/config`, config),
    ...["defaultSupportedIdpConfigs", "oauthIdpConfigs", "inboundSamlConfigs"].map((list) =>
      google.list(`${address}/${list}?pageSize=100`, list, provider),
    ),
  ]);
  const enabled = lists.flat().filter((entry) => entry.enabled);
  return { ...settings, providers: enabled.map(({ name }) => name.split("/").at(-1) ?? name) };
}
