import { collections } from "@salvia/domain/shared/collections";
import { revocationSchema } from "@salvia/domain/account/revocation";
import { parseStored } from "@salvia/domain/shared/readStored";

import type { SignIn } from "../auth/sessionDecision.ts";
import { readDocument } from "../readDocument.ts";

/** Whether a sign-in was signed out although Authentication still accepts its tokens. */
export async function hasEnded({
  uid,
  signedInAt,
}: Pick<SignIn, "uid" | "signedInAt">): Promise<boolean> {
  const data = await readDocument(`${collections.revocations}/${encodeURIComponent(uid)}`);
  if (data === null) return false;
  return Object.hasOwn(parseStored(revocationSchema, data).endedSignIns, String(signedInAt));
}
