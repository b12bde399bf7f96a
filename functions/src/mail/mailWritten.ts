import { collections } from "@salvia/domain/shared/collections";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { documentWritten, type Written } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";
import type { MailQueue } from "./enqueueMail.ts";
import { mailDelivery } from "./mailConfig.ts";

/** Runs at each write to an email. */
export const mailWritten = documentWritten(
  { document: `${collections.mail}/{id}`, region, timeoutSeconds: 60, omit: false },
  enqueueNew,
  followDelivery,
);

async function enqueueNew({ before, after }: Written): Promise<void> {
  const queue = queueFor(before, after);
  if (queue === null || after === null) return;
  const { enqueueMail } = await import("./enqueueMail.ts");
  await enqueueMail(after.id, queue, region);
}

type Email = Pick<DocumentSnapshot, "get">;

/**
 * The queue of a new email; null after other writes, and if the extension sends the emails. One that
 * its reader subscribed to waits in a queue of its own, so that a thousand notifications delay no
 * link. The queues retry failures and limit the rate.
 */
export function queueFor(
  before: Email | null,
  after: Email | null,
  delivery = mailDelivery(),
): MailQueue | null {
  if (before !== null || after === null || delivery === "extension") return null;
  return after.get("subscription") === undefined ? "deliverMail" : "deliverSubscribedMail";
}

/** Shows in a lead's timeline that an email to it was sent or given up, by us or the extension. */
async function followDelivery({ before, after }: Written): Promise<void> {
  if (before === null || after?.get("personal") === undefined) return;
  const { showDelivery } = await import("./leadMailState.ts");
  await showDelivery(after);
}
