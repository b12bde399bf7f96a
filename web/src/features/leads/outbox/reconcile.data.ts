import type { Lead, LeadDetails } from "@salvia/domain/lead/lead";
import { leadFormOf } from "@salvia/domain/lead/leadForm";
import { doc, getDocFromServer } from "firebase/firestore";

import { formOf, isSameForm } from "../form/leadDraft.ts";
import { activities } from "../data/leadNotes.data.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { nullIfDenied, readLeadOrNull } from "../data/readLeadOrNull.ts";

/**
 * Whether the server has applied a write. When an answer is lost, Firestore sends the write again
 * and the rules refuse the second attempt, so a refusal alone does not mean it is missing.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function isApplied(write: LeadWrite): Promise<boolean> {
  if (write.kind === "note" || write.kind === "call") return await hasActivity(write);
  // A lead handed over in the meantime is unreadable and counts as refused, which keeps the text.
  const now = await readLeadOrNull(write.leadId);
  if (write.kind === "create") return now !== null;
  return now !== null && now.rev > write.base.rev && says(now, write);
}

/** Whether a lead shows the result of a write. */
function says(now: Lead, write: Exclude<LeadWrite, { kind: "create" | "note" | "call" }>): boolean {
  if (write.kind === "edit") return isSame(now, write.details);
  if (write.kind === "move") return now.status === write.to;
  return write.kind === "consent" ? now.consent?.language === write.language : now.consent === null;
}

async function hasActivity({
  leadId,
  activityId,
}: LeadWrite & { kind: "note" | "call" }): Promise<boolean> {
  const reference = doc(activities(leadId), activityId);
  return (await nullIfDenied(() => getDocFromServer(reference)))?.exists() ?? false;
}

function isSame(lead: Lead, details: LeadDetails): boolean {
  return isSameForm(formOf(lead, ""), leadFormOf(details, lead.source, ""));
}
