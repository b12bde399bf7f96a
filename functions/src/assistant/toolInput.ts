import { measures } from "@salvia/domain/assistant/conversationContext";
import { helpTopics } from "@salvia/domain/assistant/helpTopic";
import { appointmentModes } from "@salvia/domain/scheduling/appointment";
import * as z from "zod/mini";

/** What a tool can be given: never a person or a day, which are fixed before an engine runs. */
export const toolInputSchema = z.object({
  mode: z.optional(z.enum(appointmentModes)),
  onlyCount: z.optional(z.boolean().check(z.describe("only how many there are"))),
  overdue: z.optional(z.boolean().check(z.describe("only those that are overdue"))),
  measure: z.optional(z.enum(measures).check(z.describe("left out for all of them"))),
  trend: z.optional(z.boolean().check(z.describe("how it has gone, rather than the latest value"))),
  topic: z.optional(z.enum(helpTopics)),
});

export type ToolInput = z.infer<typeof toolInputSchema>;
