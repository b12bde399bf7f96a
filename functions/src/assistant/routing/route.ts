import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { Intent, Measure } from "@salvia/domain/assistant/conversationContext";

import type { AskedTime } from "../temporal/parseTime.ts";

/** What a question asks for. */
export type Route =
  /** Something of the portal's own: how it works, or why this is not answered. */
  { kind: "help"; topic: HelpTopic } | DataRoute;

/** What of the clinician's, or of a record, a question asks for. */
export type DataRoute = {
  kind: "data";
  intents: readonly Intent[];
  /** What it says of days and times itself. */
  time: AskedTime;
  /** Whether only tasks whose day has passed are asked for. */
  overdue: boolean;
  measure: Measure | null;
  trend: boolean;
  /**
   * What it takes from the question before: nothing, details that it leaves out (“and her weight?”),
   * or the question itself, of which it changes a detail (“and tomorrow?”).
   */
  takesUp: "nothing" | "details" | "question";
};

/** Whether something is told out of one patient's record. */
export function isOfRecord(intent: Intent): boolean {
  return intent === "vitals" || intent === "medications" || intent === "notes";
}
