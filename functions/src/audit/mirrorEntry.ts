import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { addObject, askForMd5, unexpectedAnswer } from "../platform/cloudStorage.ts";
import { variable } from "../settings/environment.ts";
import { isGrowth } from "./isGrowth.ts";
import { mirrorObject, type MirrorObject } from "./mirrorObject.ts";

type Entry = Pick<DocumentSnapshot, "id" | "data">;

/**
 * Copies a written entry to the mirror, if there is one. Reports an entry that was changed or
 * deleted, which nothing of ours does, and then also copies what it was.
 *
 * @throws if a copy fails, so that the event is retried
 */
export async function mirrorEntry(before: Entry | null, after: Entry | null): Promise<void> {
  const id = (after ?? before)?.id ?? "";
  const [old, now] = [before?.data() ?? null, after?.data() ?? null];
  const how = alteration(old, now);
  if (how !== null) {
    logger.write({ severity: "ERROR", message: "audit entry altered", entry: id, how });
  }
  const bucket = variable("AUDIT_BUCKET");
  if (bucket === null) return;
  try {
    const versions = [how === null ? null : old, now].filter((version) => version !== null);
    await Promise.all(versions.map((version) => storeOnce(bucket, mirrorObject(id, version))));
  } catch (error) {
    logger.write({ severity: "ERROR", message: "audit mirror failed", entry: id });
    throw error;
  }
}

function alteration(old: object | null, now: object | null): "deleted" | "changed" | null {
  if (old === null) return null;
  if (now === null) return "deleted";
  return isGrowth(old, now) ? null : "changed";
}

/**
 * Stores an object that is never replaced. If it is there already, as after a lost answer, it must
 * have the same contents.
 *
 * @throws if Cloud Storage is unavailable or refuses it, so that the event is retried
 */
async function storeOnce(bucket: string, { name, text, md5 }: MirrorObject): Promise<void> {
  const stored = await addObject(bucket, name, text);
  if (stored.ok) return;
  if (stored.status !== 412 && stored.status !== 403) throw unexpectedAnswer(stored);
  const found = await askForMd5(bucket, name);
  if (!found.ok) throw unexpectedAnswer(stored);
  const object: unknown = await found.json();
  if (Object(object).md5Hash !== md5) throw new Error("The mirror has other contents.");
}
