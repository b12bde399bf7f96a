import { measures } from "@salvia/domain/assistant/conversationContext";
import { helpTopics, type HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { exampleMeanings, type ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import { loadHelp } from "@salvia/domain/locales/helpTexts";
import { z } from "genkit";

import { ai } from "../ai.ts";
import type { Fact } from "../fact.ts";
import type { ShownFact } from "../factStore.ts";
import { inquiryIn, type Given, type Reader } from "../inquiry.ts";
import { readAllergies, readProblems } from "./allergies.ts";
import { readAppointments, readRequests } from "./appointments.ts";
import { readFreeSlots } from "./freeSlots.ts";
import { readMedications } from "./medications.ts";
import { readNotes } from "./notes.ts";
import { offerOf } from "./offerOf.ts";
import { readTasks } from "./tasks.ts";
import { readVitals } from "./vitals.ts";
import { readWaiting } from "./waiting.ts";

const nothing = z.object({});

/**
 * The tools available to every engine. None takes a person or a date as input: the caller, the
 * patient and the days are fixed before an engine runs.
 */
export const tools = [
  tool("appointments", "The clinician's own appointments.", nothing, readAppointments),
  tool("requests", "What patients asked the clinician for, unanswered.", nothing, readRequests),
  tool("waiting", "Who is in the clinician's waiting room right now.", nothing, readWaiting),
  tool(
    "tasks",
    "The clinician's own open tasks.",
    z.object({ overdue: z.boolean().optional().describe("only those that are overdue") }),
    readTasks,
  ),
  tool("freeSlots", "The clinician's own free times.", nothing, readFreeSlots),
  tool(
    "vitals",
    "Blood pressure, pulse, temperature, oxygen saturation, weight, height, glucose and body mass index of the patient in question.",
    z.object({
      measure: z.enum(measures).nullable().describe("null for all of them"),
      trend: z.boolean().describe("how it has gone, rather than the latest value"),
    }),
    readVitals,
  ),
  tool(
    "allergies",
    "Recorded allergies of the patient in question, that none are known, or that no one asked.",
    nothing,
    readAllergies,
  ),
  tool("problems", "Recorded problems of the patient in question.", nothing, readProblems),
  tool("medications", "What the patient in question takes now.", nothing, readMedications),
  tool("notes", "How the latest notes on the patient in question begin.", nothing, readNotes),
  tool(
    "help",
    "What the portal's help says of a topic; noAdvice for what asks for a diagnosis or a dose.",
    z.object({ topic: z.enum(helpTopics) }),
    readHelp,
  ),
  tool(
    "askBack",
    "Asks which of several questions was meant.",
    z.object({ meanings: z.array(z.enum(exampleMeanings)).min(1) }),
    offerQuestions,
  ),
];

function tool<Input extends Given>(
  name: string,
  description: string,
  inputSchema: z.ZodType<Input>,
  read: (input: Input, reader: Reader) => Promise<Fact[]>,
) {
  const facts = z.object({ facts: z.array(z.object({ id: z.string(), text: z.string() })) });
  return ai.defineTool(
    { name, description, inputSchema, outputSchema: facts },
    async (input, { context }): Promise<{ facts: ShownFact[] }> => {
      const { reader, factStore, used } = inquiryIn(context);
      const isFirst = used.length === 0;
      used.push({ ...input, tool: name });
      const refused = timeRefusal(name, input, reader);
      // If several tools are refused, only the first adds the sentence.
      if (refused !== null) return { facts: isFirst ? factStore.add(refused) : [] };
      return { facts: factStore.add(personRefusal(name, reader) ?? (await read(input, reader))) };
    },
  );
}

/**
 * The refusal when the question names a person who is not the caller's patient, or is ambiguous
 * about the person; null if nothing prevents an answer.
 */
function personRefusal(name: string, { subject, texts }: Reader): Fact[] | null {
  const isClear = subject.kind === "none" || subject.kind === "patient";
  // Without a patient, the record tools answer with their own refusal.
  const isLeftToTool = subject.kind === "unspecified" && !ownTools.has(name);
  // The questions that are offered would not be about the stranger.
  const isOffer = name === "askBack" && subject.kind === "stranger";
  if (isClear || isLeftToTool || (saysNoData(name) && !isOffer)) return null;
  const topic: HelpTopic = subject.kind === "stranger" ? "assistant" : "followUps";
  return [{ text: [texts.people[subject.kind]], source: { kind: "help", path: `help/${topic}` } }];
}

/** Whether the answer of a tool is the same for every patient and every day. */
function saysNoData(name: string): boolean {
  return name === "help" || name === "askBack";
}

/** The tools that answer about one patient, if the question refers to one. */
const ownTools: ReadonlySet<string> = new Set(["appointments", "requests", "waiting", "tasks"]);

/**
 * The refusal when the question names a day that was not understood, or that the tool cannot read.
 */
function timeRefusal(
  name: string,
  { meanings = [] }: Given,
  { when, texts, times }: Reader,
): Fact[] | null {
  // A question offered for a day that was not understood would be about another day.
  const isOfferOfDay = name === "askBack" && meanings.some((meaning) => meaning in texts.offers);
  if (saysNoData(name) && !isOfferOfDay) return null;
  if (when.kind === "unclear") return refuse(texts.time.unclear);
  if (when.kind !== "period" || !isOfNow(name)) return null;
  const { from, until, part } = when.period;
  const isToday = from === times.today && until === times.today;
  if (name === "waiting") {
    return isToday && part === null ? null : refuse(texts.time.waitingNow);
  }
  if (isToday) return null;
  return refuse(name === "medications" ? texts.time.currentOnly : texts.time.recordNow);
}

/** Whether a tool knows only how things are now. */
function isOfNow(name: string): boolean {
  return ["allergies", "problems", "medications", "waiting"].includes(name);
}

function refuse(text: string): Fact[] {
  return [{ text: [text], source: { kind: "help", path: "help/followUps" } }];
}

/** Reads the portal's help on a topic. */
async function readHelp(
  { topic }: { topic: HelpTopic },
  { language }: Pick<Reader, "language">,
): Promise<Fact[]> {
  const help = await loadHelp(language);
  const source = { kind: "help", path: `help/${topic}` } as const;
  return help[topic].sentences.map((sentence) => ({ text: [sentence], source }));
}

/** Asks back with questions that are sure to be understood. */
async function offerQuestions(
  { meanings }: { meanings: readonly ExampleMeaning[] },
  reader: Pick<Reader, "language" | "texts" | "times" | "when">,
): Promise<Fact[]> {
  const source = { kind: "help", path: "help/unsure" } as const;
  const offered = meanings.map((meaning) => offerOf(meaning, reader));
  return [
    { text: [reader.texts.unsure], source },
    ...offered.map((question) => ({
      text: [question],
      source: { ...source, kind: "question" } as const,
    })),
  ];
}
