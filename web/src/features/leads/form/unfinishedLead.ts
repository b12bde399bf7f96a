import { leadSchema } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import * as z from "zod/mini";

import { draftsOf } from "../../../ui/drafts.ts";
import { formSchema, type LeadDraft } from "./leadDraft.ts";

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
    z.object({ kind: z.literal("create"), leadId, values: formSchema }),
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
