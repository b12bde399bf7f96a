import { functionsAccountEmail } from "@salvia/domain/shared/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import { auditBucket } from "../../deploy/auditBucket.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { AuditBucketState } from "../read/readAuditBucket.ts";
import { rolesOf } from "../read/iamPolicy.ts";
import type { Wanted } from "../wanted.ts";

/** Whether the mirror of the audit log is there, locked, and open to the functions. */
export function checkAuditBucket(
  state: AuditBucketState,
  { project }: Pick<Wanted, "project">,
  bucket: string,
): Fault[] {
  const problem = problemOf(state, `serviceAccount:${functionsAccountEmail(project)}`);
  return problem === null ? [] : [faultOf("audit-mirror-open", { bucket, problem })];
}

function problemOf(state: AuditBucketState, member: string): string | null {
  if (state === null) return "doesn't exist";
  const { location, retentionPolicy: retention, policy } = state;
  if (location.toLowerCase() !== serverRegion) return `is in ${location}, and can't be moved`;
  if (retention === undefined || retention.retentionPeriod < auditBucket.retention) {
    return "doesn't keep its objects for ten years";
  }
  if (!retention.isLocked) return "has a retention policy that isn't locked";
  const roles = rolesOf(policy, member);
  const isOpen = auditBucket.roles.every((role) => roles.includes(role));
  return isOpen ? null : "doesn't let the functions add objects";
}
