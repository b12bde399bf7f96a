import type { auditEndpoints } from "@salvia/domain/audit/auditExport";
import { uidSchema } from "@salvia/domain/account/account";
import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import { auditExportLimits } from "@salvia/domain/audit/auditExport";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type DocumentSnapshot, type Query } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { readable } from "../platform/readable.ts";
import { stored } from "../platform/stored.ts";

type AuditExport = Extract<AuditEntry, { action: "auditExported" }>;

/**
 * Begins an export of the audit log by an administrator, with an entry of its own. The entry also
 * says what the following pages may read, so there is no export that isn't logged.
 */
export const beginAuditExport: SignedInHandler<typeof auditEndpoints.beginAuditExport> = async (
  { from, until, ...filter },
  call,
) => {
  const { uid } = call.person;
  await countRequest("auditExport", call, uid);
  const wanted: AuditExport = {
    action: "auditExported",
    filter,
    from: from === null ? null : new Date(from),
    until: until === null ? null : new Date(until),
    count: 0,
    uid,
    by: uid,
    at: call.now,
  };
  const counted = await entriesOf(wanted).count().get();
  const { count } = counted.data();
  if (count > auditExportLimits.entries) return { output: { exportId: null, count } };
  const entry = auditEntrySchema.parse({ ...wanted, count });
  const { id } = await auditLog().add(entry);
  return { output: { exportId: id, count } };
};

/** A page of an export, for the administrator who began it. */
export const auditExportPage: SignedInHandler<typeof auditEndpoints.auditExportPage> = async (
  { exportId, after },
  call,
) => {
  const { uid } = call.person;
  await countRequest("auditExportPage", call, uid);
  const begun = stored(auditEntrySchema, await auditLog().doc(exportId).get());
  if (begun?.action !== "auditExported" || begun.by !== uid || isOver(begun, call.now)) {
    throw new Refusal("not-found");
  }
  const last = after === null ? null : await auditLog().doc(after).get();
  if (last?.exists === false) throw new Refusal("not-found");
  const entries = entriesOf(begun);
  const rest: Query = last === null ? entries : entries.startAfter(last);
  const { docs } = await rest.limit(auditExportLimits.page + 1).get();
  const page = docs.slice(0, auditExportLimits.page);
  const names = await namesOf(page.map(actorOf));
  return {
    output: {
      entries: page.map((entry) => ({
        id: entry.id,
        byName: names.get(actorOf(entry)) ?? null,
        stored: storedFields(entry),
      })),
      next: docs.length > page.length ? (page.at(-1)?.id ?? null) : null,
    },
  };
};

/** How long an export may take, in milliseconds. */
const exportTime = 60 * 60 * 1000;

function isOver({ at }: AuditExport, now: Date): boolean {
  return now.getTime() - at.getTime() > exportTime;
}

/**
 * The entries of an export, newest first, in the order of the page's indexes. What is written after
 * the export began is not part of it, so that each of its pages follows from the one before.
 */
function entriesOf({ filter, from, until, at }: AuditExport): Query {
  const { action, by, whom } = filter;
  const end = until === null || until > at ? at : until;
  let found: Query = auditLog().where("at", "<", end);
  if (from !== null) found = found.where("at", ">=", from);
  if (action !== null) found = found.where("action", "==", action);
  if (by !== null) found = found.where("by", "==", by);
  if (whom !== null) found = found.where("uid", "==", whom);
  return found.orderBy("at", "desc").orderBy("__name__", "desc");
}

function actorOf(entry: DocumentSnapshot): string {
  return String(entry.get("by"));
}

/** The names in the profiles of accounts. Operators at a terminal have no account. */
async function namesOf(actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(actors)].filter((who) => uidSchema.safeParse(who).success);
  if (uids.length === 0) return new Map();
  const firestore = getFirestore(adminApp);
  const users = uids.map((uid) => firestore.collection(collections.users).doc(uid));
  const found = await firestore.getAll(...users, { fieldMask: ["displayName"] });
  return new Map(
    found.flatMap((user): [string, string][] => {
      const name: unknown = user.get("displayName");
      return typeof name === "string" ? [[user.id, name]] : [];
    }),
  );
}

function storedFields(entry: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(entry.data() ?? {}).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return Object.fromEntries(fields.map(([name, value]) => [name, readable(value)]));
}

function auditLog() {
  return getFirestore(adminApp).collection(collections.auditLog);
}
