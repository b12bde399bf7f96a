import { activityTextMaxLength } from "@salvia/domain/leadActivity";
import { leadDetailsSchema, leadSchema } from "@salvia/domain/lead";
import { patterns } from "@salvia/domain/patterns";
import * as z from "zod/mini";

/** What was typed into a lead's form; how long and how well formed is for the form to say. */
const formSchema = z.strictObject({
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

const leadId = z.string().check(z.regex(patterns.id));
const uid = z.string().check(z.minLength(1), z.maxLength(128));
/** The lead's name: a note that waits for the network is told by whom it is about. */
const name = z.string();
const rev = leadSchema.shape.rev;

const said = {
  leadId,
  name,
  activityId: z.string().check(z.regex(patterns.id)),
  text: z.string().check(z.maxLength(activityTextMaxLength)),
};

/**
 * A write of a salesperson's own as it was promised: enough to show it, to tell whether the server
 * has it, and to mend it where the server would not take it. One of a new kind needs a schema here,
 * its mark on the server in `leadArrival.data.ts`, and its words in `OutboxList.tsx`; the compiler
 * asks for both.
 */
export const leadWriteSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("create"),
    leadId,
    values: formSchema,
    details: leadDetailsSchema,
  }),
  z.strictObject({
    kind: z.literal("edit"),
    leadId,
    base: leadSchema,
    values: formSchema,
    details: leadDetailsSchema,
  }),
  z.strictObject({ kind: z.literal("note"), ...said }),
  z.strictObject({ kind: z.literal("call"), ...said }),
  z.strictObject({
    kind: z.literal("move"),
    leadId,
    name,
    /** That of the lead before the move. */
    rev,
    to: leadSchema.shape.status,
  }),
  z.strictObject({ kind: z.literal("handOver"), leadId, name, rev, to: uid, toName: z.string() }),
]);

export type LeadWrite = z.infer<typeof leadWriteSchema>;

/** Whom a write is about. */
export function nameIn(write: LeadWrite): string {
  return "values" in write ? `${write.details.firstName} ${write.details.lastName}` : write.name;
}
