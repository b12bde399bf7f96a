import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { roleOf } from "../../caller/roleOf.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import type { MergedBy } from "./leadMerge.ts";
import { runMerge } from "./runMerge.ts";
import { runMergeUndo } from "./runMergeUndo.ts";

export const mergeLeads: SignedInHandler<typeof leadEndpoints.mergeLeads> = async (order, call) => {
  const by = await mergedBy(call.person.uid);
  await countRequest("leadMerge", call, by.uid);
  const output = await runMerge(getFirestore(adminApp), order, by, call.now);
  logger.info("leads merged", { uid: by.uid, ...output });
  return { output };
};

export const undoMerge: SignedInHandler<typeof leadEndpoints.undoMerge> = async (
  { mergeId },
  call,
) => {
  const by = await mergedBy(call.person.uid);
  await countRequest("leadMerge", call, by.uid);
  const output = await runMergeUndo(getFirestore(adminApp), mergeId, by, call.now);
  logger.info("merge undone", { uid: by.uid, mergeId, ...output });
  return { output };
};

/** Salespeople may merge their own leads, administrators any lead. */
async function mergedBy(uid: string): Promise<MergedBy> {
  const user = await userOrNull(uid);
  const role = user === null ? null : roleOf(user);
  if (role !== "sales" && role !== "admin") throw new Refusal("not-allowed");
  return { uid, role };
}
