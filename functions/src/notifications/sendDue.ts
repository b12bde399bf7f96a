import { collections } from "@salvia/domain/shared/collections";
import { digestWindowSchema } from "@salvia/domain/mail/digestWindow";
import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";
import { salesPaths } from "@salvia/domain/site/paths";
import { getFirestore, type DocumentSnapshot } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { adminApp } from "../platform/adminApp.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { pages } from "../platform/pages.ts";
import { stored } from "../platform/stored.ts";
import { mailDistanceMs } from "./nextDigestWindow.ts";
import { salespersonOf } from "./salespeople.ts";
import { isRung, isWanted, notificationMail } from "./notifySalesperson.ts";

/**
 * Sends all collected events that are due: one email per reader, and one notification if some were
 * held back. Failures are retried at the next run.
 *
 * @returns the number of readers
 */
export async function sendDue(now: Date): Promise<number> {
  const due = getFirestore(adminApp)
    .collection(collections.newsWindows)
    .where("dueAt", "<=", now)
    .orderBy("dueAt");
  let sent = 0;
  for await (const { docs } of pages(due, 100)) {
    await Promise.all(docs.map((document) => send(document, now)));
    sent += docs.length;
  }
  return sent;
}

async function send(found: DocumentSnapshot, now: Date): Promise<void> {
  const { ref: document } = found;
  const uid: unknown = found.get("uid");
  if (typeof uid !== "string") return;
  const db = getFirestore(adminApp);
  const person = await salespersonOf(uid);
  await db.runTransaction(async (transaction) => {
    const window = stored(digestWindowSchema, await transaction.get(document));
    // Another email has included these events in the meantime.
    if (window === null || window.dueAt === null || window.dueAt > now) return;
    const { kind, dueAt, missedLeadId: leadId } = window;
    const leads = db.collection(collections.leads);
    // Reads the lead here because an erasure may delete it at the same time.
    const lead = leadId === null ? null : await transaction.get(leads.doc(leadId));
    const to = person && isWanted(kind, person) ? mailAddressOf(person.profile) : null;
    const id = hashedMailId([kind, uid, dueAt.toISOString()].join("/"));
    if (person !== null && to !== null) {
      const { language } = person.profile;
      const data = notificationMail(kind, uid, salesPaths.leads);
      const order = { id, to, language, template: "leadDigest", data } as const;
      await queueMail({ db, transaction }, order, now);
    }
    if (person !== null && isRung(kind, person) && lead?.exists) {
      const item = db.collection(notificationsPath(uid)).doc(id);
      transaction.set(item, newNotification({ kind, leadId: lead.id, at: now }));
    }
    const mailAfter = new Date(now.getTime() + mailDistanceMs);
    transaction.update(document, { mailAfter, dueAt: null, missedLeadId: null });
  });
}
