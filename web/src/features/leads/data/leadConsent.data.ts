import { contactConsent } from "@salvia/domain/site/contactConsent";
import type { Language } from "@salvia/domain/shared/language";
import type { Lead } from "@salvia/domain/lead/lead";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import { serverTimestamp, updateDoc } from "firebase/firestore";

import { leadReference } from "./leads.data.ts";

/**
 * Records that a person agreed to be contacted by the assistant: to which sentence, in which
 * language, and when, by the server's clock. Answers once the server has confirmed it; while the
 * connection is lost it waits.
 *
 * @param lead the state that was on the screen
 * @throws FirebaseError `permission-denied` where somebody has changed the lead since
 */
export async function recordConsent(id: string, lead: Lead, language: Language): Promise<void> {
  await updateDoc(leadReference(id), {
    consent: { wording: contactConsent[language], language, at: serverTimestamp() },
    rev: lead.rev + 1,
    updatedAt: serverTimestamp(),
  });
}

/**
 * Withdraws a person's consent. Where the assistant was contacting them, it stops at once: the lead
 * moves on to people. The rest as above.
 */
export async function withdrawConsent(id: string, lead: Lead): Promise<void> {
  await updateDoc(leadReference(id), {
    ...(lead.status === "aiContacting" && transitionChanges(lead, "remoteSales")),
    consent: null,
    rev: lead.rev + 1,
    updatedAt: serverTimestamp(),
  });
}
