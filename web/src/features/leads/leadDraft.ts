import type { Lead } from "@salvia/domain/lead";
import { leadFormOf, type LeadFormValues } from "@salvia/domain/leadForm";

import type { LeadWrite } from "./leadWrite.ts";

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
