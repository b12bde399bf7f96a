import { isOver } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import { revocationSchema } from "@salvia/domain/account/revocation";
import { parseStored } from "@salvia/domain/shared/readStored";

import type { SignIn } from "./sessionDecision.ts";
import { readDocument } from "../platform/readDocument.ts";

/**
 * Why a sign-in is over although Authentication still accepts its tokens: it was signed out, or the
 * account's end date is over and the schedule has not disabled the account yet. Null if it isn't.
 *
 * Administrators keep their access until the schedule, which never disables the last one.
 */
export async function endOf(
  { uid, signedInAt, role }: SignIn,
  now: Date,
): Promise<"signed-out" | "access-ended" | null> {
  const data = await readDocument(`${collections.revocations}/${encodeURIComponent(uid)}`);
  if (data === null) return null;
  const { endedSignIns, endsOn } = parseStored(revocationSchema, data);
  if (Object.hasOwn(endedSignIns, String(signedInAt))) return "signed-out";
  const isEnded = endsOn !== undefined && role !== "admin" && isOver(endsOn, now);
  return isEnded ? "access-ended" : null;
}
