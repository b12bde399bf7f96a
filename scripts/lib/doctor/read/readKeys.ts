import { z } from "zod";

import type { Google } from "../google.ts";
import type { Wanted } from "../wanted.ts";

const key = z.object({
  name: z.string(),
  restrictions: z
    .object({
      apiTargets: z.array(z.object({ service: z.string() })).default([]),
      browserKeyRestrictions: z
        .object({ allowedReferrers: z.array(z.string()).default([]) })
        .optional(),
      serverKeyRestrictions: z.looseObject({}).optional(),
      androidKeyRestrictions: z.looseObject({}).optional(),
      iosKeyRestrictions: z.looseObject({}).optional(),
    })
    .default({ apiTargets: [] }),
});

export type ApiKey = z.infer<typeof key>;

export type KeysState = {
  /** Null if the key in the configuration isn't a key of this project. */
  readonly web: ApiKey | null;
  readonly server: ApiKey | null;
};

/** The two API keys of the configuration, with their restrictions. */
export async function readKeys(google: Google, wanted: Wanted): Promise<KeysState> {
  const keys = await google.list(
    `https://apikeys.googleapis.com/v2/projects/${wanted.project}/locations/global/keys?pageSize=300`,
    "keys",
    key,
  );
  const [web = null, server = null] = await Promise.all(
    [wanted.webKey, wanted.serverKey].map(async (secret) => {
      const address = `https://apikeys.googleapis.com/v2/keys:lookupKey?keyString=${encodeURIComponent(secret)}`;
      const found = await google.find(address, z.object({ name: z.string().default("") }));
      return keys.find(({ name }) => name === found?.name) ?? null;
    }),
  );
  return { web, server };
}
