import { sourceSchema } from "@salvia/domain/assistant/assistantSource";
import { helpTexts } from "@salvia/domain/locales/helpTexts";

import { plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolCall, ToolInput, ToolName } from "../understanding/intents.ts";
import {
  readAppointments,
  readLastAppointment,
  readNextAppointment,
  readRequests,
} from "./appointments.ts";
import { readAllergies, readMedications, readProblems } from "./clinicalLists.ts";
import { readFreeTimes } from "./freeTimes.ts";
import { readNotes, readUnsignedNotes } from "./notes.ts";
import { readPhone, readTasks, readUnreadMessages } from "./tasksAndContact.ts";
import { readVitals } from "./vitals.ts";
import { readWaiting } from "./waiting.ts";

type Tool = readonly [
  read: (reader: Reader, input: ToolInput) => Promise<Fact[]>,
  /** For a model. */
  description: string,
  inputs?: readonly (keyof ToolInput)[],
  /** For what knows only how things are now: the sentence that refuses another day. */
  ofNow?: "waitingNow" | "recordNow" | "currentOnly",
];

/** Everything that an engine can look up. The rules decide what the caller may read. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  appointments: [
    readAppointments,
    "The clinician's own appointments on the days of the question.",
    ["mode", "onlyCount"],
  ],
  nextAppointment: [
    readNextAppointment,
    "The clinician's next appointment, or the next of the patient in question.",
  ],
  lastAppointment: [readLastAppointment, "When the clinician last saw the patient in question."],
  requests: [readRequests, "What patients asked the clinician for, unanswered."],
  waiting: [readWaiting, "Who is in the clinician's waiting room right now.", [], "waitingNow"],
  freeTimes: [readFreeTimes, "The clinician's own free times."],
  tasks: [readTasks, "The clinician's own open tasks.", ["overdue"]],
  unreadMessages: [readUnreadMessages, "How many messages the clinician has not read."],
  unsignedNotes: [readUnsignedNotes, "The clinician's own notes that are not signed yet."],
  phone: [readPhone, "The phone number of the patient in question."],
  vitals: [
    readVitals,
    "Blood pressure, pulse, temperature, oxygen saturation, weight, height, glucose and body mass index of the patient in question.",
    ["measure", "trend"],
  ],
  allergies: [
    readAllergies,
    "Recorded allergies of the patient in question, that none are known, or that no one asked.",
    [],
    "recordNow",
  ],
  problems: [readProblems, "Recorded problems of the patient in question.", [], "recordNow"],
  medications: [readMedications, "What the patient in question takes now.", [], "currentOnly"],
  notes: [readNotes, "How the latest notes on the patient in question begin."],
  help: [
    readHelp,
    "What the portal's help says of a topic; noAdvice for what asks for a diagnosis or a dose.",
    ["topic"],
  ],
};

/** Looks up what a tool reads, or says why it can't be of the days of the question. */
export async function readWith([name, input]: ToolCall, reader: Reader): Promise<Fact[]> {
  const [read, , , ofNow] = tools[name];
  const { about, times, texts } = reader;
  const { from, until, part } = about.period ?? times.daysAhead(0);
  const isNow = from === times.today && until === from;
  const isOther = !isNow || (ofNow === "waitingNow" && part !== null);
  if (ofNow !== undefined && isOther) return [plainFact(texts.time[ofNow], "followUps")];
  const facts = await read(reader, input);
  // Skips a stored ID that no page can link to; the client would reject a sentence with it.
  return facts.filter(({ source }) => sourceSchema.safeParse(source).success);
}

/** Reads the portal's help on a topic. */
async function readHelp(reader: Reader, { topic = "assistant" }: ToolInput): Promise<Fact[]> {
  const { sentences } = helpTexts[reader.language][topic];
  return sentences.map((sentence) => plainFact(sentence, topic));
}
