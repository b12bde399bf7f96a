import { z } from "zod";

import type { Google } from "../google.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

const bucket = z.object({
  location: z.string(),
  retentionPolicy: z
    .object({ retentionPeriod: z.coerce.number(), isLocked: z.boolean().default(false) })
    .optional(),
});

/** The bucket with the mirror of the audit log; null if there is none. */
export type AuditBucketState = (z.infer<typeof bucket> & { readonly policy: IamPolicy }) | null;

/** The bucket of the configuration and who may use it. */
export async function readAuditBucket(google: Google, name: string): Promise<AuditBucketState> {
  const address = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const found = await google.find(address, bucket);
  if (found === null) return null;
  return { ...found, policy: await google.get(`${address}/iam`, iamPolicy) };
}
