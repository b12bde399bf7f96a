import { z } from "zod";

import type { Google } from "../google.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

const bucket = z.object({
  location: z.string(),
  retentionPolicy: z
    .object({ retentionPeriod: z.coerce.number(), isLocked: z.boolean().default(false) })
    .optional(),
  iamConfiguration: z
    .object({
      publicAccessPrevention: z.string().default("inherited"),
      uniformBucketLevelAccess: z
        .object({ enabled: z.boolean().default(false) })
        .default({ enabled: false }),
    })
    .optional(),
  lifecycle: z
    .object({
      rule: z.array(
        z.object({
          action: z.object({ type: z.string() }),
          condition: z.object({ age: z.number().optional() }),
        }),
      ),
    })
    .default({ rule: [] }),
});

/** A bucket and who may use it; null if there is none. */
export type BucketState = (z.infer<typeof bucket> & { readonly policy: IamPolicy }) | null;

/** Reads the bucket of a name. */
export async function readBucket(google: Google, name: string): Promise<BucketState> {
  const address = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const found = await google.find(address, bucket);
  if (found === null) return null;
  return { ...found, policy: await google.get(`${address}/iam`, iamPolicy) };
}
