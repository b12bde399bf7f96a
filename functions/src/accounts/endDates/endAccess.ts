import { insurersDay } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { hasCode } from "../../platform/hasCode.ts";
import { pages } from "../../platform/pages.ts";
import { applyAccessChange } from "../access/applyAccessChange.ts";
import type { AccessServices } from "../access/beginAccessChange.ts";

/**
 * Disables the accounts whose end date is over, like an administrator does. An account that could
 * not be disabled is tried again by the next run. The last administrator keeps their access.
 *
 * @returns how many were disabled
 * @throws at the end if any of them failed
 */
export async function endAccess(services: AccessServices, now: Date): Promise<number> {
  const due = services.firestore
    .collection(collections.revocations)
    .where("endsOn", "<", insurersDay(now))
    .orderBy("endsOn");
  const failed: unknown[] = [];
  let ended = 0;
  for await (const { docs } of pages(due, atOnce)) {
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, to limit the load
    const results = await Promise.allSettled(docs.map((each) => endOne(services, each, now)));
    for (const [at, result] of results.entries()) {
      if (result.status === "fulfilled") ended += result.value ? 1 : 0;
      else {
        failed.push(result.reason);
        logger.write({ severity: "ERROR", message: "access not ended", uid: docs[at]?.id });
      }
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, "Access was not ended.");
  return ended;
}

/** How many accounts are disabled at the same time. */
const atOnce = 10;

/** @returns whether this call disabled the account */
async function endOne(
  services: AccessServices,
  revocation: QueryDocumentSnapshot,
  now: Date,
): Promise<boolean> {
  const uid = revocation.id;
  const endedOn = String(revocation.get("endsOn"));
  const end = await disable(services, { uid, endedOn, now });
  // Disabled or deleted before, so the end date has nothing left to do.
  if (end === "unchanged" || end === "deleted") {
    const isSame = { lastUpdateTime: revocation.updateTime };
    await revocation.ref.update({ endsOn: FieldValue.delete() }, isSame);
  }
  if (end === "last-administrator") {
    logger.write({ severity: "WARNING", message: "end date kept last administrator", uid });
  }
  return end === "changed";
}

async function disable(
  services: AccessServices,
  order: { uid: string; endedOn: string; now: Date },
) {
  try {
    return await applyAccessChange(services, {
      ...order,
      change: { kind: "disable" },
      by: { kind: "operator", name: "schedule (end date)", mayTakeLastAdministrator: false },
    });
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return "deleted";
    throw error;
  }
}
