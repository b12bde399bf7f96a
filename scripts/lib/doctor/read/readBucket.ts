import { z } from "zod";

import { bucketSettings } from "../../deploy/lockedBuckets.ts";
import type { Google } from "../google.ts";
import { iamPolicy, type IamPolicy } from "./iamPolicy.ts";

const bucket = bucketSettings.extend({ location: z.string() });

/** A bucket and who may use it; null if there is none. */
export type BucketState = (z.infer<typeof bucket> & { readonly policy: IamPolicy }) | null;

/** Reads the bucket of a name. */
export async function readBucket(google: Google, name: string): Promise<BucketState> {
  const address = `https://storage.googleapis.com/storage/v1/b/${name}`;
  const found = await google.find(address, bucket);
  if (found === null) return null;
  return { ...found, policy: await google.get(`${address}/iam`, iamPolicy) };
}
