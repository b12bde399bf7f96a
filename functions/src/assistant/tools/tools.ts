import { helpTopics } from "@salvia/domain/helpTopics";
import { z } from "genkit";

import { ai } from "../ai.ts";
import type { Fact } from "../fact.ts";
import type { Ledger, ShownFact } from "../ledger.ts";
import type { Masks } from "../masks.ts";
import type { Reader } from "../reader.ts";
import { measures, spans } from "../routing/routingWords.ts";
import { readAppointments } from "./appointments.ts";
import { readFreeSlots } from "./freeSlots.ts";
import { readHelp } from "./help.ts";
import { readMedications } from "./medications.ts";
import { readNotes } from "./notes.ts";
import { readTasks } from "./tasks.ts";
import { readVitals } from "./vitals.ts";

/** What the tools of one answer share: who asks, and what has been found for them. */
export type Inquiry = { reader: Reader; ledger: Ledger; masks: Masks };

const span = z.enum(spans).describe("which days; next: only what comes first");
const nothing = z.object({});

/**
 * The tools that every engine answers with. None takes whose data it reads: that is the asker's, and
 * for a record the patient that the question is about, both settled before an engine is asked.
 */
export const tools = [
  tool("appointments", "The clinician's own appointments.", z.object({ span }), readAppointments),
  tool("tasks", "The clinician's own open tasks.", nothing, readTasks),
  tool("freeSlots", "The clinician's own free times.", z.object({ span }), readFreeSlots),
  tool(
    "vitals",
    "Blood pressure, weight and height of the patient in question.",
    z.object({
      measure: z.enum(measures).nullable().describe("null for all of them"),
      trend: z.boolean().describe("how it has gone, rather than the latest value"),
    }),
    readVitals,
  ),
  tool("medications", "What the patient in question takes now.", nothing, readMedications),
  tool("notes", "How the latest notes on the patient in question begin.", nothing, readNotes),
  tool(
    "help",
    "What the portal's help says of a topic; noAdvice for what asks for a diagnosis or a dose.",
    z.object({ topic: z.enum(helpTopics) }),
    readHelp,
  ),
];

function tool<Input extends z.ZodTypeAny>(
  name: string,
  description: string,
  inputSchema: Input,
  read: (input: z.infer<Input>, reader: Reader) => Promise<Fact[]>,
) {
  const facts = z.object({ facts: z.array(z.object({ id: z.string(), text: z.string() })) });
  return ai.defineTool(
    { name, description, inputSchema, outputSchema: facts },
    async (input, { context }): Promise<{ facts: ShownFact[] }> => {
      const { reader, ledger } = inquiryIn(context);
      const stranger = name === "help" ? null : notOnesOwn(reader);
      return { facts: ledger.add(stranger ?? (await read(input, reader))) };
    },
  );
}

/** Nothing is told where the question names somebody who is no patient of the asker's, or several. */
function notOnesOwn({ subject, texts }: Reader): Fact[] | null {
  if (subject.kind !== "stranger" && subject.kind !== "several") return null;
  return [{ text: [texts.people[subject.kind]], source: { kind: "help", path: "help/assistant" } }];
}

const inquiries = new WeakMap<object, Inquiry>();

/** The context of a flow that carries an inquiry: Genkit's own is made to be written down. */
export function contextOf(inquiry: Inquiry): { inquiry: object } {
  const key = {};
  inquiries.set(key, inquiry);
  return { inquiry: key };
}

/** @throws Error outside an inquiry */
export function inquiryIn(context: Readonly<Record<string, unknown>> | undefined): Inquiry {
  const key = context?.["inquiry"];
  const inquiry = typeof key === "object" && key !== null ? inquiries.get(key) : undefined;
  if (inquiry === undefined) throw new Error("There is no inquiry.");
  return inquiry;
}
