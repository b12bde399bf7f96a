import { loadHelp } from "@salvia/domain/locales/helpTexts";

import { plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolCall, ToolInput, ToolName } from "../toolCall.ts";
import { readAllergies, readProblems } from "./allergies.ts";
import {
  readAppointments,
  readLastAppointment,
  readNextAppointment,
  readRequests,
} from "./appointments.ts";
import { readPhone, readUnreadMessages } from "./contact.ts";
import { readFreeTimes } from "./freeTimes.ts";
import { readMedications } from "./medications.ts";
import { readNotes, readUnsignedNotes } from "./notes.ts";
import { readTasks } from "./tasks.ts";
import { readVitals } from "./vitals.ts";
import { readWaiting } from "./waiting.ts";

type Tool = {
  /** For a model. */
  description: string;
  inputs: readonly (keyof ToolInput)[];
  read: (input: ToolInput, reader: Reader) => Promise<Fact[]>;
  /** Whether it knows only how things are now: the sentence that refuses another day. */
  ofNow?: "waitingNow" | "recordNow" | "currentOnly";
};

/** Everything that an engine can look up. The rules decide what the caller may read. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  appointments: {
    description: "The clinician's own appointments on the days of the question.",
    inputs: ["mode", "onlyCount"],
    read: readAppointments,
  },
  nextAppointment: {
    description: "The clinician's next appointment, or the next of the patient in question.",
    inputs: [],
    read: readNextAppointment,
  },
  lastAppointment: {
    description: "When the clinician last saw the patient in question.",
    inputs: [],
    read: readLastAppointment,
  },
  requests: {
    description: "What patients asked the clinician for, unanswered.",
    inputs: [],
    read: readRequests,
  },
  waiting: {
    description: "Who is in the clinician's waiting room right now.",
    inputs: [],
    read: readWaiting,
    ofNow: "waitingNow",
  },
  freeTimes: { description: "The clinician's own free times.", inputs: [], read: readFreeTimes },
  tasks: { description: "The clinician's own open tasks.", inputs: ["overdue"], read: readTasks },
  unreadMessages: {
    description: "How many messages of patients the clinician has not read.",
    inputs: [],
    read: readUnreadMessages,
  },
  unsignedNotes: {
    description: "The clinician's own notes that are not signed yet.",
    inputs: [],
    read: readUnsignedNotes,
  },
  phone: {
    description: "The phone number of the patient in question.",
    inputs: [],
    read: readPhone,
  },
  vitals: {
    description:
      "Blood pressure, pulse, temperature, oxygen saturation, weight, height, glucose and body mass index of the patient in question.",
    inputs: ["measure", "trend"],
    read: readVitals,
  },
  allergies: {
    description:
      "Recorded allergies of the patient in question, that none are known, or that no one asked.",
    inputs: [],
    read: readAllergies,
    ofNow: "recordNow",
  },
  problems: {
    description: "Recorded problems of the patient in question.",
    inputs: [],
    read: readProblems,
    ofNow: "recordNow",
  },
  medications: {
    description: "What the patient in question takes now.",
    inputs: [],
    read: readMedications,
    ofNow: "currentOnly",
  },
  notes: {
    description: "How the latest notes on the patient in question begin.",
    inputs: [],
    read: readNotes,
  },
  help: {
    description:
      "What the portal's help says of a topic; noAdvice for what asks for a diagnosis or a dose.",
    inputs: ["topic"],
    read: readHelp,
  },
};

/** Looks up what a tool reads, or says why it can't be of the days of the question. */
export async function readWith([name, input]: ToolCall, reader: Reader): Promise<Fact[]> {
  const tool = tools[name];
  const { period } = reader.about;
  const { today } = reader.times;
  const isNow = period === null || (period.from === today && period.until === today);
  const isAsked = isNow && (tool.ofNow !== "waitingNow" || (period?.part ?? null) === null);
  if (tool.ofNow !== undefined && !isAsked) {
    return [plainFact(reader.texts.time[tool.ofNow], "followUps")];
  }
  return await tool.read(input, reader);
}

/** Reads the portal's help on a topic. */
async function readHelp(
  { topic = "assistant" }: ToolInput,
  { language }: Pick<Reader, "language">,
): Promise<Fact[]> {
  const help = await loadHelp(language);
  return help[topic].sentences.map((sentence) => plainFact(sentence, topic));
}
