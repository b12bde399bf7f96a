import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import type { ContactEntry } from "@salvia/domain/site/contact";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { leadSchema, newLead } from "@salvia/domain/lead/lead";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { keptEnquirySchema } from "@salvia/domain/lead/leadEvents";
import { leadUniqueKeys, leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import { getFirestore, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { stored } from "../stored.ts";
import type { ContactBody } from "./contactBody.ts";

/** How long the same words of the same person are one enquiry, sent again: in milliseconds. */
const sameEnquiryMs = 10 * 60 * 1000;

type Outcome = "new lead" | "known lead" | "repeated";

/**
 * Keeps an enquiry, in one transaction: a person nobody knows becomes a lead in the pool, a known one
 * keeps their lead; both get it as an activity, with all that was entered. What is kept of the enquiry
 * itself has a trigger notify the salespeople of a known person. The same enquiry twice, by a double
 * click or a retry, is kept once. Whether the person is known costs no more work, and shows nowhere.
 */
export async function storeEnquiry(
  entry: ContactEntry,
  { page, language, key }: Pick<ContactBody, "page" | "language" | "key">,
  now: Date,
): Promise<{ outcome: Outcome; leadId: string | null }> {
  const firestore = getFirestore(adminApp);
  const leads = firestore.collection(collections.leads);
  const { details, source, consents, ...said } = entry;
  const consent = consents ? { wording: contactConsent[language], language, at: now } : null;
  const enquiry = firestore.collection(collections.enquiries).doc(idOf(entry, page, key));
  const keys = Array.from(leadUniqueKeys(details).values(), (id) =>
    firestore.collection(collections.leadKeys).doc(id),
  );

  const holderOf = (each: DocumentSnapshot) => {
    const leadId = stored(leadKeySchema, each)?.leadId;
    return leadId === undefined ? leads.doc() : leads.doc(leadId);
  };

  return await firestore.runTransaction(async (transaction) => {
    const [kept, ...held] = await transaction.getAll(enquiry, ...keys);
    const expiresAt: unknown = kept?.get("expiresAt");
    if (isAfter(expiresAt, now)) return { outcome: "repeated", leadId: null };

    // Of a key that nobody holds another lead is read, which is none: so many reads for everyone.
    const holders = await transaction.getAll(...held.map(holderOf));
    // Where the address is one lead's and the telephone another's, the address decides. A key whose lead
    // is gone tells of nobody.
    const known = holders.find((each) => each.exists);
    const lead = known === undefined ? leads.doc() : known.ref;
    if (known === undefined) {
      const stamped = {
        ...newLead(details, source, null),
        consent,
        createdAt: now,
        updatedAt: now,
      };
      transaction.create(lead, leadSchema.parse(stamped));
      for (const each of keys) transaction.set(each, { leadId: lead.id });
    } else {
      // Moves the lead up where lists begin with the latest. Without a new `rev`, which stands for
      // what people edit, so that nobody's open form is refused for it.
      transaction.update(lead, { updatedAt: now });
    }
    const { firstName, lastName, email, phone, plan } = details;
    const sender = { firstName, lastName, email, phone };
    const what = { ...said, kind: "enquiry", sender, page, language, plan, consent };
    const activity = lead.collection(collections.activities).doc();
    transaction.create(activity, leadActivitySchema.parse({ ...what, createdAt: now }));
    const keptEnquiry = {
      expiresAt: new Date(now.getTime() + sameEnquiryMs),
      leadId: lead.id,
      activityId: activity.id,
      isKnown: known !== undefined,
    };
    transaction.set(enquiry, keptEnquirySchema.parse(keptEnquiry));
    return { outcome: known === undefined ? "new lead" : "known lead", leadId: lead.id };
  });
}

function isAfter(value: unknown, now: Date): boolean {
  return value instanceof Timestamp && value.toMillis() > now.getTime();
}

// Hex, because a document's id may not begin and end with two underscores. The words count as well
// as the key: someone who mends them after an answer was lost has something else to say.
function idOf(entry: ContactEntry, page: string, key: string): string {
  const words = keyedHash("enquiry", JSON.stringify([entry, page, key.slice(0, 64)]));
  return createHash("sha256").update(words).digest("hex");
}
