import type { Lead } from "@salvia/domain/lead/lead";
import { leadFormOf, type LeadFormValues } from "@salvia/domain/lead/leadForm";
import * as z from "zod/mini";

import type { LeadWrite } from "../outbox/leadWrite.ts";

/** What was typed into a lead's form; how long and how well formed is for the form to say. */
export const formSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneCountry: z.string(),
  phone: z.string(),
  documentCountry: z.string(),
  documentType: z.string(),
  documentNumber: z.string(),
  plan: z.string(),
  source: z.string(),
});

/** What someone is typing, or has typed and wants saved. */
export type LeadDraft =
  | {
      kind: "create";
      /** Chosen beforehand, so that saving twice cannot make two leads. */
      leadId: string;
      values: LeadFormValues;
    }
  | {
      kind: "edit";
      leadId: string;
      /** The lead the edit starts from. */
      base: Lead;
      values: LeadFormValues;
    };

/** The draft that a write was made of; null where it was made of none. */
export function draftOf(write: LeadWrite): LeadDraft | null {
  const { kind, leadId } = write;
  if (kind === "create") return { kind, leadId, values: write.values };
  return kind === "edit" ? { kind, leadId, base: write.base, values: write.values } : null;
}

/** What the form shows of a lead, but for where it came from: that is never edited. */
const editable = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "documentCountry",
  "documentType",
  "documentNumber",
  "plan",
] as const satisfies readonly (keyof LeadFormValues)[];

export type EditableField = (typeof editable)[number];

/** A stored lead as the form shows it. */
export function formOf(lead: Lead, country: string): LeadFormValues {
  return leadFormOf(lead, lead.source, country);
}

/** The fields of the form in which two states of a lead differ. */
export function differingFields(before: Lead, after: Lead): readonly EditableField[] {
  const [old, now] = [formOf(before, ""), formOf(after, "")];
  return editable.filter((field) => old[field] !== now[field]);
}

/** Whether two forms say the same of a lead. */
export function isSameForm(a: LeadFormValues, b: LeadFormValues): boolean {
  return editable.every((field) => a[field] === b[field]) && a.source === b.source;
}
