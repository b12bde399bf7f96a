import type { LeadMailState } from "@salvia/domain/mail/leadMail";
import type { suppressionReasons } from "@salvia/domain/mail/mailSuppression";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";

import { inParts } from "../platform/inParts.ts";

/** Shows in a lead's timeline that an email to it was sent or given up. */
export async function showDelivery(mail: DocumentSnapshot): Promise<void> {
  const delivery: unknown = mail.get("delivery.state");
  // A bounce may have been reported before this event arrives, so only a waiting email changes.
  if (delivery === "SUCCESS") await showState(mail.ref.firestore, mail.id, "sent", ["queued"]);
  if (delivery === "ERROR") await showState(mail.ref.firestore, mail.id, "failed", ["queued"]);
}

/** Shows in the timelines of leads that their addresses bounced, or complained, in the last week. */
export async function showFeedback(
  firestore: Firestore,
  events: readonly { email: string; kind: (typeof suppressionReasons)[number] }[],
): Promise<void> {
  const kinds = new Map(events.map(({ email, kind }) => [email, kind]));
  const mails = firestore.collection(collections.mail);
  const found = await Promise.all(
    inParts([...kinds.keys()]).map((part) => mails.where("to", "in", part).get()),
  );
  const written = found.flatMap(({ docs }) => docs.filter((mail) => mail.get("personal")));
  await Promise.all(
    written.map(async (mail) => {
      const kind = kinds.get(String(mail.get("to")));
      if (kind) await showState(firestore, mail.id, kind, ["queued", "sent", "bounce"]);
    }),
  );
}

/** Finds the entry wherever a merge has moved it, and changes it if its state is one of `from`. */
async function showState(
  firestore: Firestore,
  mailId: string,
  state: LeadMailState,
  from: readonly LeadMailState[],
): Promise<void> {
  const entries = firestore.collectionGroup(collections.activities).where("mail.id", "==", mailId);
  await firestore.runTransaction(async (transaction) => {
    const [entry] = (await transaction.get(entries.limit(1))).docs;
    if (entry && from.some((each) => each === entry.get("mail.state"))) {
      transaction.update(entry.ref, { "mail.state": state });
    }
  });
}
