import { type Lead, leadSchema } from "@salvia/domain/lead/lead";
import { leadFormOf, type LeadFormValues } from "@salvia/domain/lead/leadForm";
import { sharedKeyTypes, type LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import * as z from "zod/mini";

import type { DuplicateLead } from "../data/leadUniqueKeys.data.ts";
import { draftsOf } from "../../../ui/drafts.ts";

/** Values typed into the lead form; the form checks their length and format. */
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

/** A lead by its id, and the name of its person. */
export type Household = { of: string; name: string };

/** A lead form being filled in, or waiting to be saved. */
export type LeadDraft =
  | {
      kind: "create";
      /** Chosen in advance, so that saving twice cannot create two leads. */
      leadId: string;
      values: LeadFormValues;
      /** The lead of the same household, if the person has the same address or phone number. */
      household?: Household | undefined;
    }
  | {
      kind: "edit";
      leadId: string;
      /** The state of the lead that the edit starts from. */
      base: Lead;
      values: LeadFormValues;
    };

/** Whether a new person may have a value that a lead of the user's has: they can be one household. */
export function canShare(
  draft: LeadDraft,
  type: LeadKeyType,
  duplicate: DuplicateLead | null,
): duplicate is DuplicateLead & { whose: "mine" } {
  const isNew = draft.kind === "create";
  return isNew && duplicate?.whose === "mine" && sharedKeyTypes.some((each) => each === type);
}

/** The lead's fields in the form, except the source, which is never edited. */
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

export function formOf(lead: Lead, country: string): LeadFormValues {
  return leadFormOf(lead, lead.source, country);
}

/** The form fields in which two states of a lead differ. */
export function differingFields(before: Lead, after: Lead): readonly EditableField[] {
  const [old, now] = [formOf(before, ""), formOf(after, "")];
  return editable.filter((field) => old[field] !== now[field]);
}

/** Whether two forms describe the same lead data. */
export function isSameForm(a: LeadFormValues, b: LeadFormValues): boolean {
  // Only a national number depends on the country.
  const hasSameCountry = a.phoneCountry === b.phoneCountry || /^(\+|$)/.test(a.phone);
  const isSame = editable.every((field) => a[field] === b[field]);
  return isSame && hasSameCountry && a.source === b.source;
}

/** A lead form that has neither been saved nor discarded. */
export type UnfinishedLead = {
  draft: LeadDraft;
  typed: LeadFormValues;
  /** Id of the refused outbox entry that this draft retries. */
  retryOf: string | null;
};

const leadId = z.string();
const schema = z.object({
  draft: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("create"),
      leadId,
      values: formSchema,
      household: z.optional(z.object({ of: leadId, name: z.string() })),
    }),
    z.object({ kind: z.literal("edit"), leadId, base: leadSchema, values: formSchema }),
  ]),
  typed: formSchema,
  retryOf: z.nullable(z.string()),
});

const drafts = draftsOf<UnfinishedLead>({
  name: "lead",
  read: (parked) => schema.safeParse(parked).data ?? null,
});

/** The single draft key: there is only one lead form. */
const theForm = "form";

export function unfinishedLead(): UnfinishedLead | null {
  return drafts.get(theForm) ?? null;
}

export function keepUnfinishedLead(unfinished: UnfinishedLead | null): void {
  if (unfinished === null) drafts.delete(theForm);
  else drafts.set(theForm, unfinished);
}
