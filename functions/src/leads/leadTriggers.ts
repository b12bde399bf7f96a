import { collections } from "@salvia/domain/shared/collections";

import type { DocumentSnapshot } from "firebase-admin/firestore";

import { documentWritten, type Written } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Runs at each write to a lead. */
export const leadWritten = documentWritten(
  {
    document: `${collections.leads}/{id}`,
    region,
    // What belongs to an erased lead can be much; a longer run continues with the next attempt.
    timeoutSeconds: 300,
    omit: false,
  },
  followLead,
  async (written) => {
    const { countWrittenLead } = await import("./countWrittenLead.ts");
    await countWrittenLead(written, new Date());
  },
  async (written) => {
    const { notifyLeadEvent } = await import("../notifications/notifyLeadEvent.ts");
    await notifyLeadEvent(written, new Date());
  },
);

/**
 * Records a change of a lead's status or owner among its activities, and lets its next step and the
 * search indexes follow.
 */
export async function followLead({ before, after }: Written): Promise<void> {
  // A new lead shows its creator itself.
  if (before !== null) await follow(before, after);
  else if (after !== null) await begin(after);
  const [{ indexChange }, { leadIndex }] = await Promise.all([
    import("../searchIndexes/searchIndex.ts"),
    import("../searchIndexes/leadIndex.ts"),
  ]);
  await indexChange(leadIndex, before, after);
}

async function begin(lead: DocumentSnapshot): Promise<void> {
  const { isStepDayWrong, settleStepDay } = await import("./nextSteps.ts");
  if (isStepDayWrong(lead)) await settleStepDay(lead.ref);
}

async function follow(before: DocumentSnapshot, after: DocumentSnapshot | null): Promise<void> {
  // An erased lead must leave nothing behind.
  if (after !== null) {
    const { recordChange } = await import("./recordChange.ts");
    await recordChange(before, after);
  }
  if (["ownerId", "status"].some((field) => before.get(field) !== after?.get(field))) {
    const { settleNextStep } = await import("./nextSteps.ts");
    await settleNextStep(before.ref);
  }
  if (before.get("household") !== undefined) {
    const { settleSharedKeys } = await import("./sharedKeys.ts");
    await settleSharedKeys(before, after);
  }
  // Nor anything that belongs to it.
  if (after === null) {
    const { deletePartsOfGone } = await import("./leadGone.ts");
    await deletePartsOfGone(before.ref);
  }
}

/**
 * Stores the day of a new, done, or deleted next step in its lead, and what was done among its
 * activities.
 */
export const nextStepChanged = documentWritten(
  {
    document: `${collections.nextSteps}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    const step = after ?? before;
    if (step === null) return;
    const { recordStep, settleStepDay } = await import("./nextSteps.ts");
    await recordStep(before, after);
    await settleStepDay(step.ref.firestore.collection(collections.leads).doc(step.id));
  },
);

/** Adds a new quote to the activities of its lead, and stores the premium in the lead. */
export const quoteChanged = documentWritten(
  {
    document: `${collections.quotes}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    const quote = after ?? before;
    if (quote === null) return;
    const { recordQuote, settlePremium } = await import("./quotes.ts");
    if (after !== null) await recordQuote(after);
    await settlePremium(quote.ref);
  },
);
