import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { erasedCount } from "@salvia/domain/privacy/erasure";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { beginErasure, continueErasure, erasureOf } from "./erasure.ts";

/** Well below the function's timeout, so that the caller gets a progress report. */
const workMs = 12_000;

/** Starts or continues the erasure of a lead's personal data. */
export const erasePerson: SignedInHandler<typeof leadEndpoints.erasePerson> = async (
  { leadId: subjectId },
  call,
) => {
  const { uid } = call.person;
  await countRequest("erasure", call, uid);
  const firestore = getFirestore(adminApp);
  const person = { subject: "lead", subjectId } as const;
  const isThere = await beginErasure(firestore, { ...person, by: uid }, call.now);
  if (!isThere) throw new Refusal("not-found");
  const finished = await continueErasure(firestore, person, call.now, Date.now() + workMs);
  const { erased } = finished ?? (await erasureOf(firestore, person)) ?? { erased: {} };
  logger.info("person erased", { lead: subjectId, uid, done: finished !== null });
  return { output: { done: finished !== null, erased: erasedCount(erased) } };
};
