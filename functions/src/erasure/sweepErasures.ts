import { collections } from "@salvia/domain/shared/collections";
import { erasureSchema, type Erasure } from "@salvia/domain/privacy/erasure";
import type { Auth } from "firebase-admin/auth";
import { FieldPath, type Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { pages } from "../pages.ts";
import { stored } from "../stored.ts";
import { continueErasure } from "./erasure.ts";

/** What the sweep works with. */
export type ErasureServices = { firestore: Firestore; auth: Pick<Auth, "getUsers" | "deleteUser"> };

/**
 * Finishes the erasures that broke off, and does the finished ones again as long as they are kept: what
 * a late event or a device without a network has brought since goes, too.
 *
 * @returns how many were finished
 * @throws at the end, where one of them failed
 */
export async function sweepErasures(services: ErasureServices, now: Date): Promise<number> {
  const all = services.firestore.collection(collections.erasures);
  const failed: unknown[] = [];
  let finished = 0;
  for await (const { docs } of pages(all.orderBy(FieldPath.documentId()), 100)) {
    for (const document of docs) {
      try {
        const erasure = stored(erasureSchema, document);
        // oxlint-disable-next-line no-await-in-loop -- one at a time: it is night
        if (erasure !== null && (await sweep(services, erasure, now))) finished += 1;
      } catch (error) {
        failed.push(error);
        logger.write({ severity: "ERROR", message: "erasure failed", id: document.id });
      }
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, "Erasures failed.");
  return finished;
}

/** @returns whether it was not finished before */
async function sweep(
  { firestore, auth }: ErasureServices,
  erasure: Erasure,
  now: Date,
): Promise<boolean> {
  const { subject, subjectId: uid, finishedAt } = erasure;
  const { users } = subject === "account" ? await auth.getUsers([{ uid }]) : { users: [] };
  const [user] = users;
  if (user !== undefined && !user.disabled) {
    // Somebody has enabled it after its deletion broke off.
    logger.warn("erasure left alone", { uid });
    return false;
  }
  await continueErasure(firestore, erasure, now);
  if (user !== undefined) await auth.deleteUser(uid);
  return finishedAt === null;
}
