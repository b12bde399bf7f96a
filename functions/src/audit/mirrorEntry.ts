import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { variable } from "../settings/environment.ts";
import { ownToken } from "../settings/ownToken.ts";
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
  const query = new URLSearchParams({ uploadType: "media", name, ifGenerationMatch: "0" });
  const stored = await ask(`${storage}/upload/storage/v1/b/${bucket}/o?${query.toString()}`, {
    method: "POST",
    body: text,
  });
  if (stored.ok) return;
  // The function may not replace objects either, and Cloud Storage may check that first.
  if (stored.status !== 412 && stored.status !== 403) throw unexpected(stored);
  const address = `${storage}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;
  const found = await ask(`${address}?fields=md5Hash`, {});
  if (!found.ok) throw unexpected(stored);
  const object: unknown = await found.json();
  if (Object(object).md5Hash !== md5) throw new Error("The mirror has other contents.");
}

const storage = "https://storage.googleapis.com";

async function ask(address: string, init: { method?: "POST"; body?: string }): Promise<Response> {
  const authorization = `Bearer ${await ownToken(undefined)}`;
  const headers = { authorization, "content-type": "application/json" };
  return fetch(address, { ...init, headers, signal: AbortSignal.timeout(10_000) });
}

function unexpected({ status }: Response): Error {
  return new Error(`Cloud Storage answered ${status}`);
}
