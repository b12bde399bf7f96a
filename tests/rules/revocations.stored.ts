import { collections } from "@salvia/domain/collections";

import type { Documents } from "./environment.ts";

/** When a token may have been issued, in seconds since 1970: before and after older ones were ended. */
export const issued = { before: 999_999, sameSecond: 1_000_000, after: 1_000_001 } as const;

/** Of some actors the older tokens were ended, of Ben's some that are older still; others have none. */
export const storedRevocations: Documents = {
  [revocationOf("nora")]: { validAfter: issued.sameSecond },
  [revocationOf("ana")]: { validAfter: issued.sameSecond },
  [revocationOf("ben")]: { validAfter: issued.before },
  [revocationOf("gus")]: { validAfter: issued.sameSecond },
  [revocationOf("carla")]: { validAfter: issued.sameSecond },
  [revocationOf("dora")]: { validAfter: issued.sameSecond },
};

export function revocationOf(uid: string): string {
  return `${collections.revocations}/${uid}`;
}
