import { isDeepStrictEqual } from "node:util";

import type { Configuration } from "@salvia/domain/configuration/variables";
import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { z } from "zod";

import { objectOf, objectsOf, textOf, type JsonObject } from "../json.ts";
import { grant, type Policy } from "./functionsRoles.ts";
import { rolesOf, type Answer } from "./googleAnswers.ts";
import type { GoogleApi } from "./googleApi.ts";

/** A bucket whose objects no one can change or delete for a time. The doctor compares it with this. */
export type LockedBucket = {
  readonly variable: "AUDIT_BUCKET" | "ACCOUNTS_BUCKET";
  readonly contents: string;
  /** How long its objects can't be changed or deleted. */
  readonly days: number;
  readonly kept: string;
  /** Whether objects are deleted when that time is over. */
  readonly isCleared: boolean;
  /** What the functions may do. They may never replace or delete an object. */
  readonly roles: readonly string[];
};

const lockedBuckets: readonly LockedBucket[] = [
  {
    variable: "AUDIT_BUCKET",
    contents: "mirror of the audit log",
    days: 10 * 365,
    kept: "ten years",
    isCleared: false,
    // They also see that an object is there (decision 64).
    roles: ["roles/storage.objectCreator", "roles/storage.objectViewer"],
  },
  {
    variable: "ACCOUNTS_BUCKET",
    contents: "export of accounts",
    days: 14 * 7,
    kept: "14 weeks",
    isCleared: true,
    // They can't read what they wrote (decision 70).
    roles: ["roles/storage.objectCreator"],
  },
];

export function lockedBucketsOf(
  configuration: Pick<Configuration, LockedBucket["variable"]>,
): readonly (LockedBucket & { readonly name: string })[] {
  return lockedBuckets.flatMap((bucket) => {
    const name = configuration[bucket.variable];
    return name === null ? [] : [{ ...bucket, name }];
  });
}

/** The settings of a bucket that protect its objects, as Cloud Storage answers them. */
const bucketSettings = z.object({
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

type BucketSettings = z.infer<typeof bucketSettings>;

/** Whether objects can't be changed or deleted for long enough. */
function isRetained({ retentionPolicy }: BucketSettings, wanted: LockedBucket): boolean {
  return (retentionPolicy?.retentionPeriod ?? 0) >= retentionOf(wanted);
}

/** Whether objects are deleted when their time is over, if they should be. */
function isCleared({ lifecycle }: BucketSettings, wanted: LockedBucket): boolean {
  const deletes = lifecycle.rule.some(
    ({ action, condition }) => action.type === "Delete" && condition.age === wanted.days,
  );
  return deletes || !wanted.isCleared;
}

/** Whether a bucket can't be opened to the public. */
function isClosed({ iamConfiguration: access }: BucketSettings): boolean {
  return (
    access?.uniformBucketLevelAccess.enabled === true &&
    access.publicAccessPrevention === "enforced"
  );
}

/** What is wrong with a bucket, which should be locked, closed to others, and open to the functions. */
export function bucketProblem(
  bucket: Answer,
  policy: Answer,
  member: string,
  wanted: LockedBucket,
): string {
  const location = bucket.text("location");
  const settings = bucket.as(bucketSettings);
  const roles = rolesOf(policy, member);
  const isOpen = policy
    .all("bindings")
    .some((each) => each.texts("members").some((who) => isOpenToProject(each.text("role"), who)));
  if (location.toLowerCase() !== serverRegion) return `is in ${location}, and can't be moved`;
  if (!isRetained(settings, wanted)) return `doesn't keep its objects for ${wanted.kept}`;
  if (!settings.retentionPolicy?.isLocked) return "has a retention policy that isn't locked";
  if (!isCleared(settings, wanted)) return `doesn't delete its objects after ${wanted.kept}`;
  if (!isClosed(settings)) return "can be opened to the public";
  if (isOpen) return "can be read by every editor or viewer of the project";
  const mayWrite = wanted.roles.every((role) => roles.includes(role));
  return mayWrite ? "" : "doesn't let the functions add objects";
}

/** The retention of a bucket, in seconds. */
function retentionOf({ days }: LockedBucket): number {
  return days * 24 * 60 * 60;
}

/**
 * Whether everyone who may edit or view the project may read a bucket's objects, as in a new bucket.
 *
 * @param role of a binding
 */
function isOpenToProject(role: string, member: string): boolean {
  const isReader = role.startsWith("roles/storage.legacyObject");
  return isReader && /^project(?:Editor|Viewer):/.test(member);
}

const storage = "https://storage.googleapis.com/storage/v1/b";

/**
 * Creates a bucket with a retention policy, locks the policy, closes the bucket to the public and to
 * the project's editors and viewers, and lets the functions write. What is there already stays. A
 * lock can never be undone.
 */
export async function prepareBucket(
  api: GoogleApi,
  name: string,
  wanted: LockedBucket,
): Promise<void> {
  const address = `${storage}/${name}`;
  const location = serverRegion;
  let bucket =
    (await api.find(address)) ??
    (await api.post(`${storage}?project=${api.project}`, {
      name,
      location,
      ...missingIn({}, wanted),
    }));
  const missing = missingIn(bucket, wanted);
  if (Object.keys(missing).length > 0) bucket = await api.patch(address, missing);
  if (objectOf(bucket["retentionPolicy"])["isLocked"] !== true) {
    // Refused if someone changes the bucket meanwhile.
    const version = textOf(bucket["metageneration"]);
    await api.post(`${address}/lockRetentionPolicy?ifMetagenerationMatch=${version}`);
  }
  const policy = {
    read: () => api.get(`${address}/iam?optionsRequestedPolicyVersion=3`),
    write: (changed: JsonObject) => api.put(`${address}/iam`, changed),
  };
  await closeToProject(policy);
  const member = `serviceAccount:${functionsAccountEmail(api.project)}`;
  await grant(
    wanted.roles.map((role) => ({ role, member })),
    policy,
  );
}

/** The settings that a bucket lacks. */
function missingIn(bucket: JsonObject, wanted: LockedBucket): JsonObject {
  const settings = bucketSettings.parse(bucket);
  return {
    ...(!isRetained(settings, wanted) && {
      retentionPolicy: { retentionPeriod: String(retentionOf(wanted)) },
    }),
    ...(!isClosed(settings) && {
      iamConfiguration: {
        uniformBucketLevelAccess: { enabled: true },
        publicAccessPrevention: "enforced",
      },
    }),
    ...(!isCleared(settings, wanted) && {
      lifecycle: { rule: [{ action: { type: "Delete" }, condition: { age: wanted.days } }] },
    }),
  };
}

async function closeToProject({ read, write }: Policy): Promise<void> {
  // With its etag: Google refuses the write if someone else has changed the policy meanwhile.
  const policy = await read();
  const bindings = objectsOf(policy["bindings"]);
  const closed = bindings.flatMap((binding) => {
    const { role, members } = binding;
    const left = textsOf(members).filter((member) => !isOpenToProject(textOf(role), member));
    return left.length === 0 ? [] : [{ ...binding, members: left }];
  });
  if (isDeepStrictEqual(closed, bindings)) return;
  await write({ ...policy, bindings: closed });
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}
