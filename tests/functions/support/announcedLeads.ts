import { notificationsPath } from "@salvia/domain/mail/notification";
import { vi } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { firestore } from "./accounts.ts";
import { staffMember, wants } from "./staff.ts";

/**
 * Resolves once the leads of earlier stories have been announced, and without their share of the
 * limit for everyone. The emulator handles writes in order, so people who join while some wait
 * would hear of them.
 */
export async function earlierLeadsAnnounced(): Promise<void> {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  const last = firestore.collection("leads").doc();
  await last.create(lead({ ownerId: "a colleague", createdAt: new Date() }));
  await last.update({ ownerId: uid, rev: 2, updatedAt: new Date() });
  const items = firestore.collection(notificationsPath(uid)).where("leadId", "==", last.id);
  await vi.waitUntil(async () => (await items.get()).size > 0, {
    timeout: 110_000,
    interval: 500,
  });
  await Promise.all(
    ["newLead", "newEnquiry"].map((kind) => firestore.doc(`newsWindows/${kind}`).delete()),
  );
}
