import { loadHelp } from "@salvia/domain/locales/helpTexts";

import { plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolCall, ToolInput, ToolName } from "../toolCall.ts";
import {
  readAppointments,
  readLastAppointment,
  readNextAppointment,
  readRequests,
} from "./appointments.ts";
import { readAllergies, readMedications, readProblems } from "./clinicalLists.ts";
import { readPhone, readUnreadMessages } from "./contact.ts";
import { readFreeTimes } from "./freeTimes.ts";
import { readNotes, readUnsignedNotes } from "./notes.ts";
import { readTasks } from "./tasks.ts";
import { readVitals } from "./vitals.ts";
import { readWaiting } from "./waiting.ts";

type Tool = {
  read: (input: ToolInput, reader: Reader) => Promise<Fact[]>;
  /** For a model. */
  description: string;
  inputs: readonly (keyof ToolInput)[];
  /** Whether it knows only how things are now: the sentence that refuses another day. */
  ofNow: "waitingNow" | "recordNow" | "currentOnly" | null;
};

/** Everything that an engine can look up. The rules decide what the caller may read. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  appointments: tool(
    readAppointments,
    "The clinician's own appointments on the days of the question.",
    ["mode", "onlyCount"],
  ),
  nextAppointment: tool(
    readNextAppointment,
    "The clinician's next appointment, or the next of the patient in question.",
  ),
  lastAppointment: tool(
    readLastAppointment,
    "When the clinician last saw the patient in question.",
  ),
  requests: tool(readRequests, "What patients asked the clinician for, unanswered."),
  waiting: tool(readWaiting, "Who is in the clinician's waiting room right now.", [], "waitingNow"),
  freeTimes: tool(readFreeTimes, "The clinician's own free times."),
  tasks: tool(readTasks, "The clinician's own open tasks.", ["overdue"]),
  unreadMessages: tool(
    readUnreadMessages,
    "How many messages of patients the clinician has not read.",
  ),
  unsignedNotes: tool(readUnsignedNotes, "The clinician's own notes that are not signed yet."),
  phone: tool(readPhone, "The phone number of the patient in question."),
  vitals: tool(
    readVitals,
    "Blood pressure, pulse, temperature, oxygen saturation, weight, height, glucose and body mass index of the patient in question.",
    ["measure", "trend"],
  ),
  allergies: tool(
    readAllergies,
    "Recorded allergies of the patient in question, that none are known, or that no one asked.",
    [],
    "recordNow",
  ),
  problems: tool(readProblems, "Recorded problems of the patient in question.", [], "recordNow"),
  medications: tool(readMedications, "What the patient in question takes now.", [], "currentOnly"),
  notes: tool(readNotes, "How the latest notes on the patient in question begin."),
  help: tool(
    readHelp,
    "What the portal's help says of a topic; noAdvice for what asks for a diagnosis or a dose.",
    ["topic"],
  ),
};

function tool(
  read: Tool["read"],
  description: string,
  inputs: Tool["inputs"] = [],
  ofNow: Tool["ofNow"] = null,
): Tool {
  return { read, description, inputs, ofNow };
}

/** Looks up what a tool reads, or says why it can't be of the days of the question. */
export async function readWith([name, input]: ToolCall, reader: Reader): Promise<Fact[]> {
  const { ofNow, read } = tools[name];
  const { period } = reader.about;
  const { today } = reader.times;
  const isNow = period === null || (period.from === today && period.until === today);
  const isAsked = isNow && (ofNow !== "waitingNow" || (period?.part ?? null) === null);
  if (ofNow !== null && !isAsked) {
    return [plainFact(reader.texts.time[ofNow], "followUps")];
  }
  return await read(input, reader);
}

/** Reads the portal's help on a topic. */
async function readHelp(
  { topic = "assistant" }: ToolInput,
  { language }: Pick<Reader, "language">,
): Promise<Fact[]> {
  const help = await loadHelp(language);
  return help[topic].sentences.map((sentence) => plainFact(sentence, topic));
}
