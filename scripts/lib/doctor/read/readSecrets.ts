import { z } from "zod";

import { ApiProblem, type Google } from "../google.ts";
import type { Wanted } from "../wanted.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

/** A secret with an enabled version, and who may read it. */
export type SecretState = { readonly name: string; readonly policy: IamPolicy };

/** The secrets of the configuration that have an enabled version. */
export async function readSecrets(
  google: Google,
  { project, secrets }: Wanted,
): Promise<SecretState[]> {
  const found = await Promise.all(
    secrets.map(async (name) => {
      const address = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
      const query = "filter=state:ENABLED&pageSize=1";
      const versions = await google
        .list(`${address}/versions?${query}`, "versions", z.object({ state: z.string() }))
        .catch((error: unknown) => {
          // The secret itself doesn't exist.
          if (error instanceof ApiProblem && error.status === 404) return [];
          throw error;
        });
      if (!versions.some(({ state }) => state === "ENABLED")) return [];
      return [{ name, policy: await google.get(`${address}:getIamPolicy`, iamPolicy) }];
    }),
  );
  return found.flat();
}
