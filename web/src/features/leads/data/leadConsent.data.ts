import { contactConsent } from "@salvia/domain/site/contactConsent";
import type { Language } from "@salvia/domain/shared/language";
import type { Lead } from "@salvia/domain/lead/lead";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import { serverTimestamp, updateDoc } from "firebase/firestore";

import { leadReference } from "./leads.data.ts";

/**
 * Records that a person agreed to be contacted by the assistant, with the sentence, its language,
 * and the server's time. Resolves once the server confirms it; while the connection is lost it
 * stays pending.
 *
 * @param lead the state shown on the screen
 * @throws FirebaseError `permission-denied` when another user has changed the lead since
 */
export async function recordConsent(id: string, lead: Lead, language: Language): Promise<void> {
  await updateDoc(leadReference(id), {
    consent: { wording: contactConsent[language], language, at: serverTimestamp() },
    rev: lead.rev + 1,
    updatedAt: serverTimestamp(),
  });
}

/**
 * Withdraws a person's consent. If the assistant was contacting them, the lead moves on to remote
 * sales immediately. Parameters and errors as for `recordConsent`.
 */
export async function withdrawConsent(id: string, lead: Lead): Promise<void> {
  await updateDoc(leadReference(id), {
    ...(lead.status === "aiContacting" && transitionChanges(lead, "remoteSales")),
    consent: null,
    rev: lead.rev + 1,
    updatedAt: serverTimestamp(),
  });
}
