import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { leadActivitySchema, mailActivityId } from "@salvia/domain/lead/leadActivity";
import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { InputOf, OutputOf } from "@salvia/domain/shared/endpoint";
import { collections } from "@salvia/domain/shared/collections";
import { brand } from "@salvia/domain/site/brand";
import { getFirestore, type DocumentSnapshot, type Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { userOrNull } from "../caller/userOrNull.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { queueMessage } from "../mail/queueMail.ts";
import { personalMail } from "../mail/render/personalMail.ts";
import { isSuppressed } from "../mail/suppressions.ts";
import { adminApp } from "../platform/adminApp.ts";
import { hashOf } from "../platform/hashOf.ts";
import { stored } from "../platform/stored.ts";
import { leadIn } from "./merge/leadMerge.ts";

type Order = InputOf<typeof leadEndpoints.mailLead>;
type Outcome = OutputOf<typeof leadEndpoints.mailLead>["outcome"];

/** Emails a lead of the caller's. */
export const mailLead: SignedInHandler<typeof leadEndpoints.mailLead> = async (order, call) => {
  const { uid } = call.person;
  const user = await userOrNull(uid);
  if (!user?.email || !user.emailVerified) throw new Refusal("email-not-verified");
  const firestore = getFirestore(adminApp);
  const [lead, entry] = await firestore.getAll(...documentsOf(firestore, order));
  if (!lead || !entry) throw new Refusal("not-found");
  requireOwn(lead, order, uid);
  // A repeated call is not counted.
  const before = outcomeOf(entry, order);
  if (before !== null) return { output: { outcome: before } };
  await countRequest("leadMail", call, uid);
  await countRequest("mailedLead", call, order.leadId);
  if (await isSuppressed(firestore, order.email, call.now, true)) {
    return { output: { outcome: "suppressed" } };
  }
  const sender = { uid, email: user.email, name: user.displayName?.trim() || brand.name };
  const outcome = await send(firestore, order, sender, call.now);
  logger.info("lead mailed", { uid, lead: order.leadId, outcome });
  return { output: { outcome } };
};

/** Queues the email, and adds it to the timeline and to the audit log, in one transaction. */
async function send(
  firestore: Firestore,
  order: Order,
  { uid, email: replyTo, name }: { uid: string; email: string; name: string },
  now: Date,
): Promise<Outcome> {
  const { leadId, key, email: to, subject, text } = order;
  const id = hashOf(["leadMail", leadId, key]);
  const personal = { leadId, name };
  const message = personalMail({ subject, text, name }, order.language);
  const mail = { kind: "email", text, mail: { id, subject, state: "queued" } };
  const activity = leadActivitySchema.parse({ ...mail, authorId: uid, createdAt: now });
  const audited = { action: "leadMailed", leadId, uid, by: uid, at: now };
  const log = firestore.collection(collections.auditLog).doc(`leadMailed-${id}`);
  return firestore.runTransaction(async (transaction) => {
    const [lead, entry] = await transaction.getAll(...documentsOf(firestore, order));
    if (!lead || !entry) throw new Refusal("not-found");
    requireOwn(lead, order, uid);
    const before = outcomeOf(entry, order);
    if (before !== null) return before;
    const queued = { id, to, replyTo, message, personal };
    await queueMessage({ db: firestore, transaction }, queued, now);
    transaction.create(entry.ref, activity);
    transaction.create(log, auditEntrySchema.parse(audited));
    return "queued";
  });
}

function documentsOf(firestore: Firestore, { leadId, key }: Order) {
  const lead = firestore.collection(collections.leads).doc(leadId);
  return [lead, lead.collection(collections.activities).doc(mailActivityId(key))];
}

/**
 * Refuses with not-found, not-allowed, or changed-meanwhile if the lead has another address than the
 * caller sees.
 */
function requireOwn(document: DocumentSnapshot, { email }: Order, uid: string): void {
  const lead = leadIn(document.data());
  if (lead === null) throw new Refusal("not-found");
  if (lead.ownerId !== uid) throw new Refusal("not-allowed");
  if (lead.email !== email) throw new Refusal("changed-meanwhile");
}

/** The answer to a call that was made before; null if this is the first. */
function outcomeOf(entry: DocumentSnapshot, { subject, text }: Order): Outcome | null {
  const sent = stored(leadActivitySchema, entry);
  if (sent?.kind !== "email") return null;
  return sent.text === text && sent.mail?.subject === subject ? "queued" : "sentBefore";
}
