import { languages } from "@salvia/domain/shared/language";
import { activityTextMaxLength } from "@salvia/domain/lead/leadActivity";
import { leadDetailsSchema, leadSchema } from "@salvia/domain/lead/lead";
import { patterns } from "@salvia/domain/shared/patterns";
import * as z from "zod/mini";

import { formSchema } from "../form/leadDraft.ts";

const leadId = z.string().check(z.regex(patterns.id));
/** The lead as its owner saw it when they decided. */
const base = leadSchema;

const said = {
  leadId,
  /** The lead's name: a note that waits for the network is told by whom it is about. */
  name: z.string(),
  activityId: z.string().check(z.regex(patterns.id)),
  text: z.string().check(z.maxLength(activityTextMaxLength)),
};

/**
 * A write of a salesperson's own as it was promised: enough to show it, to tell whether the server
 * has it, and to mend it where the server would not take it. One of a new kind needs a schema here,
 * its mark on the server in `reconcile.data.ts`, its words in `useWriteText.ts`, and the way there in
 * `commitPageWrite.ts`; the compiler asks for all of them.
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
