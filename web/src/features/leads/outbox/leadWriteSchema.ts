import { languages } from "@salvia/domain/shared/language";
import { activityTextMaxLength } from "@salvia/domain/lead/leadActivity";
import { leadDetailsSchema, leadSchema } from "@salvia/domain/lead/lead";
import { patterns } from "@salvia/domain/shared/patterns";
import * as z from "zod/mini";

import { formSchema } from "../form/leadDraft.ts";

const leadId = z.string().check(z.regex(patterns.id));
/** The lead as its owner saw it when deciding. */
const base = leadSchema;

const said = {
  leadId,
  /** The lead's name, shown while the note waits for the network. */
  name: z.string(),
  activityId: z.string().check(z.regex(patterns.id)),
  text: z.string().check(z.maxLength(activityTextMaxLength)),
};

/**
 * A pending write of a salesperson: enough to show it, to check whether the server has applied it,
 * and to reopen it when the server refuses it. A new kind also needs a check in
 * `reconcile.data.ts`, its text in `useWriteText.ts`, and its commit in `commitPageWrite.ts`; the
 * compiler reports each one that is missing.
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
    base,
    values: formSchema,
    details: leadDetailsSchema,
  }),
  z.strictObject({ kind: z.literal("note"), ...said }),
  z.strictObject({ kind: z.literal("call"), ...said }),
  z.strictObject({ kind: z.literal("move"), leadId, base, to: leadSchema.shape.status }),
  z.strictObject({ kind: z.literal("consent"), leadId, base, language: z.enum(languages) }),
  z.strictObject({ kind: z.literal("withdrawal"), leadId, base }),
]);
