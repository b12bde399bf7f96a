import { missingDocuments } from "@salvia/domain/lead/checklist";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadFormOf } from "@salvia/domain/lead/leadForm";
import type { NextStep, NextStepDetails } from "@salvia/domain/lead/nextStep";
import { doc, getDocFromServer } from "firebase/firestore";

import { checklistOnServer, nextStepOnServer, quoteOnServer } from "./childWrites.data.ts";
import { activities } from "../data/leadWrites.data.ts";
import { nullIfDenied, readLeadOrNull } from "../data/readLeadOrNull.ts";
import { formOf, isSameForm } from "./leadDraft.ts";
import type { ActivityWrite, LeadWriteKind, LeadWriteOf, LeadWriteTable } from "./leadWrite.ts";

/**
 * Whether the server has applied a write. When an answer is lost, Firestore sends the write again
 * and the rules refuse the second attempt, so a refusal alone does not mean it is missing.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function isApplied<K extends LeadWriteKind>(write: LeadWriteOf<K>): Promise<boolean> {
  const { kind }: { kind: K } = write;
  return await reconcile[kind](write);
}

/** How to find out whether each kind of write was applied. */
const reconcile: LeadWriteTable<[], Promise<boolean>> = {
  create: async ({ leadId }) => (await readLeadOrNull(leadId)) !== null,
  edit: (write) =>
    shows(write, (now) => isSameForm(formOf(now, ""), leadFormOf(write.details, now.source, ""))),
  note: hasActivity,
  call: hasActivity,
  email: hasActivity,
  move: (write) => shows(write, (now) => now.status === write.to),
  undo: (write) => shows(write, (now) => now.status === write.to),
  consent: (write) => shows(write, (now) => now.consent?.language === write.language),
  withdrawal: (write) => shows(write, (now) => now.consent === null),
  nextStep: (write) =>
    showsStep(write, (now) => now.doneAt === null && isSameStep(now, write.step)),
  stepDone: (write) => showsStep(write, (now) => now.doneAt !== null),
  async tick({ leadId, document, received }) {
    const now = await nullIfDenied(async () => ({ checklist: await checklistOnServer(leadId) }));
    return now !== null && missingDocuments(now.checklist).includes(document) !== received;
  },
  async quote({ leadId, rev, quote: { plan, adults, children } }) {
    const now = await nullIfDenied(() => quoteOnServer(leadId));
    const isSame = now?.plan === plan && now.adults === adults && now.children === children;
    return isSame && now.rev > rev;
  },
};

/**
 * Whether the lead has changed since the write's base and shows its result. A lead handed over in
 * the meantime is unreadable and counts as refused, which keeps the text.
 */
async function shows(
  { leadId, base }: { leadId: string; base: Lead },
  isResult: (now: Lead) => boolean,
): Promise<boolean> {
  const now = await readLeadOrNull(leadId);
  return now !== null && now.rev > base.rev && isResult(now);
}

/** The same for the step of a lead, which counts its own revisions. */
async function showsStep(
  { leadId, rev }: { leadId: string; rev: number },
  isResult: (now: NextStep) => boolean,
): Promise<boolean> {
  const now = await nullIfDenied(() => nextStepOnServer(leadId));
  return now !== null && now.rev > rev && isResult(now);
}

function isSameStep(a: NextStepDetails, b: NextStepDetails): boolean {
  return a.title === b.title && a.dueOn === b.dueOn && a.dueAt?.getTime() === b.dueAt?.getTime();
}

async function hasActivity({ leadId, activityId }: ActivityWrite): Promise<boolean> {
  const reference = doc(activities(leadId), activityId);
  return (await nullIfDenied(() => getDocFromServer(reference)))?.exists() ?? false;
}
