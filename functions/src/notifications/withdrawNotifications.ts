import { hasUse } from "@salvia/domain/lead/leadEvents";
import { notificationItems } from "@salvia/domain/mail/notification";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { pages } from "../pages.ts";

/** How many notifications are read and deleted at once. */
const pageSize = 300;

/**
 * Deletes the notifications of a lead that are of no use since it changed hands: their readers
 * would find a page that they may not see. It goes by the present owner, because events arrive in
 * any order.
 */
export async function withdrawNotifications(lead: DocumentReference): Promise<void> {
  const ownerId: unknown = (await lead.get()).get("ownerId");
  if (typeof ownerId !== "string") return;
  const firestore = getFirestore(adminApp);
  const all = firestore.collectionGroup(notificationItems).where("leadId", "==", lead.id);
  let withdrawn = 0;
  for await (const { docs } of pages(all, pageSize)) {
    const useless = docs.filter((each) => {
      const reader = each.ref.parent.parent?.id ?? "";
      return !hasUse(each.get("kind"), reader, ownerId);
    });
    if (useless.length === 0) continue;
    const batch = firestore.batch();
    for (const { ref } of useless) batch.delete(ref);
    await batch.commit();
    withdrawn += useless.length;
  }
  if (withdrawn > 0) logger.info("lead notifications withdrawn", { lead: lead.id, withdrawn });
}
