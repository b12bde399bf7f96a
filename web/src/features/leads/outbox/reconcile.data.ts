import type { Lead, LeadDetails } from "@salvia/domain/lead/lead";
import { leadFormOf } from "@salvia/domain/lead/leadForm";
import { doc, getDocFromServer } from "firebase/firestore";

import { formOf, isSameForm } from "../form/leadDraft.ts";
import { activities } from "../data/leadNotes.data.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { nullIfDenied, readLeadOrNull } from "../data/readLeadOrNull.ts";

/**
 * Whether the server has what a write promised. Where an answer is lost on its way, Firestore sends
 * the write again, and the rules refuse the second: a refusal alone does not say that it is not there.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function isApplied(write: LeadWrite): Promise<boolean> {
  if (write.kind === "note" || write.kind === "call") return await hasActivity(write);
  // One that was handed over meanwhile cannot be read, and counts as refused: what was typed is kept.
  const now = await readLeadOrNull(write.leadId);
  if (write.kind === "create") return now !== null;
  return now !== null && now.rev > write.base.rev && says(now, write);
}

/** Whether a lead is as somebody wanted it. */
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
