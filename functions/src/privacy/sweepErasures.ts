import { collections } from "@salvia/domain/shared/collections";
import { erasureSchema, type Erasure } from "@salvia/domain/privacy/erasure";
import type { Auth } from "firebase-admin/auth";
import { FieldPath, type Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { pages } from "../platform/pages.ts";
import { scan, type ScanRun } from "../platform/scan.ts";
import { stored } from "../platform/stored.ts";
import { continueErasure } from "./erasure.ts";

export type ErasureServices = { firestore: Firestore; auth: Pick<Auth, "getUsers" | "deleteUser"> };

/**
 * Finishes interrupted erasures, and repeats finished ones as long as they are stored, to erase
 * data that a late event or an offline device has added since.
 *
 * @returns how many were finished
 * @throws at the end if any of them failed
 */
export async function sweepErasures(
  services: ErasureServices,
  now: Date,
  run: ScanRun | null = null,
): Promise<number> {
  let finished = 0;
  const after = (id: string) => erasuresAfter(services.firestore, id);
  await scan(run, after, async (document) => {
    const erasure = stored(erasureSchema, document);
    if (erasure !== null && (await sweep(services, erasure, now))) finished += 1;
  });
  return finished;
}

async function* erasuresAfter(firestore: Firestore, id: string) {
  const all = firestore.collection(collections.erasures).orderBy(FieldPath.documentId());
  const left = id === "" ? all : all.startAfter(id);
  for await (const { docs } of pages(left, 100)) yield* docs;
}

/** @returns whether this call finished it */
async function sweep(
  { firestore, auth }: ErasureServices,
  erasure: Erasure,
  now: Date,
): Promise<boolean> {
  const { subject, subjectId: uid, finishedAt } = erasure;
  const { users } = subject === "account" ? await auth.getUsers([{ uid }]) : { users: [] };
  const [user] = users;
  if (user !== undefined && !user.disabled) {
    // An administrator enabled the account again after its deletion was interrupted.
    logger.warn("erasure left alone", { uid });
    return false;
  }
  await continueErasure(firestore, erasure, now);
  if (user !== undefined) await auth.deleteUser(uid);
  return finishedAt === null;
}
