import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import type { Intent, Measure } from "@salvia/domain/assistant/conversationContext";

import type { QuestionTime } from "../temporal/parseTime.ts";

/** What a question asks for. */
export type Route =
  /** A question about the portal itself, or one that the assistant refuses. */
  | { kind: "help"; topic: HelpTopic }
  /** A question that could mean several things, most probable first. */
  | { kind: "unsure"; meanings: readonly ExampleMeaning[] }
  | DataRoute;

/** The data that a question asks for, either the clinician's own or from a record. */
export type DataRoute = {
  kind: "data";
  intents: readonly Intent[];
  /** The days and times that the question names. */
  time: QuestionTime;
  /** Whether the question asks for overdue tasks only. */
  overdue: boolean;
  measure: Measure | null;
  trend: boolean;
  /**
   * Whether the question asks if the patient has an illness: the recorded problems answer it, and a
   * refusal to diagnose.
   */
  asksIllness: boolean;
  /**
   * What the question takes from the previous one: nothing, missing details (“and her weight?”), or
   * the whole question with one detail changed (“and tomorrow?”).
   */
  reuses: "nothing" | "details" | "question";
};

/** Whether the intent reads one patient's record. */
export function isOfRecord(intent: Intent): boolean {
  return ofRecord.has(intent);
}

const ofRecord: ReadonlySet<Intent> = new Set<Intent>([
  "allergies",
  "problems",
  "vitals",
  "medications",
  "notes",
]);

/**
 * “A free appointment” means a free slot, and “noted at the appointment” means a note. “Waiting for
 * an answer” means a request, and “who of my patients is waiting” the waiting room.
 */
export function withoutAsides(
  meant: readonly Intent[],
  { days, next }: QuestionTime,
): readonly Intent[] {
  const isDated = next || (days?.kind === "offset" && days.days === 0);
  const aside = meant.includes("freeSlots") || (meant.some(isOfRecord) && !isDated);
  const isRequest = meant.includes("requests");
  const isWaiting = meant.includes("waiting");
  const dropped: Partial<Record<Intent, boolean>> = {
    appointments: aside || isRequest || isWaiting,
    tasks: isRequest,
    waiting: isRequest,
  };
  return meant.filter((intent) => dropped[intent] !== true);
}
