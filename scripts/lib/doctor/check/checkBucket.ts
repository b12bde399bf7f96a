import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import {
  isCleared,
  isClosed,
  isOpenToProject,
  isRetained,
  type LockedBucket,
} from "../../deploy/lockedBuckets.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { BucketState } from "../read/readBucket.ts";
import { rolesOf } from "../read/iamPolicy.ts";
import type { Wanted } from "../wanted.ts";

/** Whether a bucket is there, locked, closed to others, and open to the functions. */
export function checkBucket(
  state: BucketState,
  { project }: Pick<Wanted, "project">,
  wanted: Wanted["buckets"][number],
): Fault[] {
  const problem = problemOf(state, `serviceAccount:${functionsAccountEmail(project)}`, wanted);
  const { contents, name: bucket } = wanted;
  return problem === null ? [] : [faultOf("bucket-unprotected", { contents, bucket, problem })];
}

function problemOf(state: BucketState, member: string, wanted: LockedBucket): string | null {
  if (state === null) return "doesn't exist";
  const { location, retentionPolicy, policy } = state;
  if (location.toLowerCase() !== serverRegion) return `is in ${location}, and can't be moved`;
  if (!isRetained(state, wanted)) return `doesn't keep its objects for ${wanted.kept}`;
  if (retentionPolicy?.isLocked !== true) return "has a retention policy that isn't locked";
  if (!isCleared(state, wanted)) return `doesn't delete its objects after ${wanted.kept}`;
  if (!isClosed(state)) return "can be opened to the public";
  const isOpen = policy.bindings.some(({ role, members }) =>
    members.some((each) => isOpenToProject(role, each)),
  );
  if (isOpen) return "can be read by every editor or viewer of the project";
  const roles = rolesOf(policy, member);
  return wanted.roles.every((role) => roles.includes(role))
    ? null
    : "doesn't let the functions add objects";
}
