import type { Lead, LeadDetails } from "@salvia/domain/lead";
import { leadFormOf } from "@salvia/domain/leadForm";
import { leadKeySchema, leadKeys } from "@salvia/domain/leadKeys";
import { doc, getDocFromServer } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { formOf, isSameForm } from "./leadDraft.ts";
import { keyReference } from "./leadKeys.data.ts";
import { activities } from "./leadNotes.data.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { orNull, readableLead } from "./readableLead.ts";

/**
 * Whether the server has what a write promised. Where an answer is lost on its way, Firestore sends
 * the write again, and the rules refuse the second: a refusal alone does not say that it is not there.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function hasArrived(write: LeadWrite): Promise<boolean> {
  if (write.kind === "create") return await isThere(write.leadId, write.details);
  if (write.kind === "note" || write.kind === "call") return await hasActivity(write);
  const now = await readableLead(write.leadId);
  return now !== null && now.rev > write.base.rev && says(now, write);
}

/** Whether a lead is as somebody wanted it. */
function says(now: Lead, write: Exclude<LeadWrite, { kind: "create" | "note" | "call" }>): boolean {
  if (write.kind === "edit") return isSame(now, write.details);
  if (write.kind === "move") return now.status === write.to;
  return write.kind === "consent" ? now.consent?.language === write.language : now.consent === null;
}

/** A lead that was handed over meanwhile cannot be read; its keys still say whose they are. */
async function isThere(leadId: string, details: LeadDetails): Promise<boolean> {
  if ((await readableLead(leadId)) !== null) return true;
  const keys = [...leadKeys(details).values()];
  const held = await Promise.all(
    keys.map(async (key) => readDocument(leadKeySchema, await getDocFromServer(keyReference(key)))),
  );
  return held.some((key) => key?.leadId === leadId);
}

async function hasActivity({
  leadId,
  activityId,
}: LeadWrite & { kind: "note" | "call" }): Promise<boolean> {
  const reference = doc(activities(leadId), activityId);
  return (await orNull(() => getDocFromServer(reference)))?.exists() ?? false;
}

function isSame(lead: Lead, details: LeadDetails): boolean {
  return isSameForm(formOf(lead, ""), leadFormOf(details, lead.source, ""));
}
