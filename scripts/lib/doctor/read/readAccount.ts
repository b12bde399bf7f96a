import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { z } from "zod";

import type { Google } from "../google.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

/** The functions' service account; null if it doesn't exist. */
export type AccountState = { readonly isDisabled: boolean; readonly policy: IamPolicy } | null;

/** The functions' service account, and who has which role on it. */
export async function readAccount(google: Google, project: string): Promise<AccountState> {
  const email = functionsAccountEmail(project);
  const address = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
  const account = await google.find(address, z.object({ disabled: z.boolean().default(false) }));
  if (account === null) return null;
  const policy = await google.post(`${address}:getIamPolicy`, {}, iamPolicy);
  return { isDisabled: account.disabled, policy };
}
