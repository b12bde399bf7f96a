import { functionsAccountEmail } from "@salvia/domain/shared/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import { objectOf, textOf } from "../json.ts";
import { grant } from "./functionsRoles.ts";
import type { GoogleApi } from "./googleApi.ts";

/** What keeps the mirror of the audit log (decision 64). The doctor compares the bucket with it. */
export const auditBucket = {
  /** Ten years, in seconds. Until then, no one can change or delete an object. */
  retention: 10 * 365 * 24 * 60 * 60,
  /** The functions add objects, and see that one is there. They may not replace or delete any. */
  roles: ["roles/storage.objectCreator", "roles/storage.objectViewer"],
} as const;

const storage = "https://storage.googleapis.com/storage/v1/b";

/**
 * Creates the bucket with a retention policy, locks the policy, and lets the functions write. What
 * is there already stays. A lock can never be undone.
 */
export async function prepareAuditBucket(api: GoogleApi, name: string): Promise<void> {
  const address = `${storage}/${name}`;
  const retentionPolicy = { retentionPeriod: String(auditBucket.retention) };
  let bucket =
    (await api.find(address)) ??
    (await api.post(`${storage}?project=${api.project}`, {
      name,
      location: serverRegion,
      retentionPolicy,
      iamConfiguration: {
        uniformBucketLevelAccess: { enabled: true },
        publicAccessPrevention: "enforced",
      },
    }));
  const kept = objectOf(bucket["retentionPolicy"]);
  if (Number(kept["retentionPeriod"] ?? 0) < auditBucket.retention) {
    bucket = await api.patch(address, { retentionPolicy });
  }
  if (kept["isLocked"] !== true) {
    // Refused if someone changes the bucket meanwhile.
    const version = textOf(bucket["metageneration"]);
    await api.post(`${address}/lockRetentionPolicy?ifMetagenerationMatch=${version}`);
  }
  await grant(functionsAccountEmail(api.project), auditBucket.roles, {
    read: () => api.get(`${address}/iam`),
    write: (policy) => api.put(`${address}/iam`, policy),
  });
}
