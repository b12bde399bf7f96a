import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import type { ContactEntry } from "@salvia/domain/lead/contact";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { leadSchema, newLead } from "@salvia/domain/lead/lead";
import { estimateOf } from "@salvia/domain/lead/quote/enquiryEstimate";
import { enquiryReference, leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { keptEnquirySchema } from "@salvia/domain/lead/leadEvents";
import { leadUniqueKeys, leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { getFirestore, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { chooseOwner, recordChoice } from "../work/chooseOwner.ts";
import { queueMail } from "../mail/queueMail.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../platform/stored.ts";
import type { ContactBody } from "./contactBody.ts";

/**
 * Time within which the same message from the same person counts as a duplicate, in milliseconds.
 */
const sameEnquiryMs = 10 * 60 * 1000;

type Outcome = "new lead" | "known lead" | "repeated";

/**
 * Stores a message in one transaction. An unknown person becomes a lead in the pool, or of the
 * salesperson whom the administrators' rules choose; a known person keeps their lead. Either lead
 * gets an activity with everything that was entered. For a known person, a trigger on the stored
 * message notifies the salespeople. A duplicate, from a double click or a retry, is stored once.
 * Known and unknown persons cause the same work and get the same answer.
 *
 * @param confirm whether to confirm the message to its email address
 */
export async function storeEnquiry(
  entry: ContactEntry,
  {
    page,
    language,
    key,
    confirm,
  }: Pick<ContactBody, "page" | "language" | "key"> & { confirm: boolean },
  now: Date,
): Promise<{ outcome: Outcome; leadId: string | null }> {
  const firestore = getFirestore(adminApp);
  const leads = firestore.collection(collections.leads);
  const { details, source, consents, estimate: answers, ...said } = entry;
  const estimate = estimateOf(answers, now);
  const groupSize = said.groupSize ?? estimate?.company?.employees ?? null;
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

    // Reads a nonexistent lead for an unused key, so that the number of reads is always the same.
    const holders = await transaction.getAll(...held.map(holderOf));
    // If the address and the phone number belong to different leads, the address decides. A key
    // whose lead is gone does not count.
    const known = holders.find((each) => each.exists);
    // For known persons, too, so that the number of reads is always the same.
    const owner = await chooseOwner(firestore, transaction, { language, phone: details.phone });
    const lead = known === undefined ? leads.doc() : known.ref;
    if (known === undefined) {
      const stamped = {
        ...newLead(details, source, owner?.uid ?? null),
        consent,
        createdAt: now,
        updatedAt: now,
      };
      transaction.create(lead, leadSchema.parse(stamped));
      for (const each of keys) transaction.set(each, { leadId: lead.id });
      if (owner !== null) recordChoice(transaction, lead, owner, now);
    } else {
      // Moves the lead to the top of lists sorted by date. Leaves `rev` unchanged, because it
      // counts users' edits; otherwise a salesperson's open form could not be saved.
      transaction.update(lead, { updatedAt: now });
    }
    const { firstName, lastName, email, phone, plan } = details;
    const sender = { firstName, lastName, email, phone };
    const asked = { ...said, groupSize, ...(estimate && { estimate }) };
    const what = { ...asked, kind: "enquiry", sender, page, language, plan, consent };
    const activity = lead.collection(collections.activities).doc();
    transaction.create(activity, leadActivitySchema.parse({ ...what, createdAt: now }));
    const keptEnquiry = {
      expiresAt: new Date(now.getTime() + sameEnquiryMs),
      leadId: lead.id,
      activityId: activity.id,
      isKnown: known !== undefined,
      isAssigned: known === undefined && owner !== null,
    };
    transaction.set(enquiry, keptEnquirySchema.parse(keptEnquiry));
    if (confirm && email !== null) {
      const data = { link: plansLink(language), reference: enquiryReference(activity.id) };
      const order = { to: email, template: "enquiryReceived", language, data } as const;
      await queueMail({ db: firestore, transaction }, order, now);
    }
    return { outcome: known === undefined ? "new lead" : "known lead", leadId: lead.id };
  });
}

function plansLink(language: Language): string {
  return `${siteAddress().origin}${publicPath("individuals", language)}#plans`;
}

function isAfter(value: unknown, now: Date): boolean {
  return value instanceof Timestamp && value.toMillis() > now.getTime();
}

// Hex, because a document ID may not begin and end with two underscores. The hash includes the text
// as well as the key: a visitor who edits the message after a lost response sends something new.
function idOf(entry: ContactEntry, page: string, key: string): string {
  const words = keyedHash("enquiry", JSON.stringify([entry, page, key.slice(0, 64)]));
  return createHash("sha256").update(words).digest("hex");
}
