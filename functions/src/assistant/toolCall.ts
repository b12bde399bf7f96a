import type { Measure } from "@salvia/domain/assistant/conversationContext";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { AppointmentMode } from "@salvia/domain/scheduling/appointment";

/** What a tool can be given: never a person or a day, which are fixed before an engine runs. */
export type ToolInput = {
  /** Only appointments of this kind. */
  mode?: AppointmentMode | undefined;
  /** Only how many there are. */
  onlyCount?: boolean | undefined;
  /** Only overdue tasks. */
  overdue?: boolean | undefined;
  /** Null for all of them. */
  measure?: Measure | null | undefined;
  /** How it has gone, rather than the latest value. */
  trend?: boolean | undefined;
  topic?: HelpTopic | undefined;
};

/** What can be looked up. */
export type ToolName =
  | "appointments"
  | "nextAppointment"
  | "lastAppointment"
  | "requests"
  | "waiting"
  | "freeTimes"
  | "tasks"
  | "unreadMessages"
  | "unsignedNotes"
  | "phone"
  | "vitals"
  | "allergies"
  | "problems"
  | "medications"
  | "notes"
  | "help";

/** A tool and what it is given. */
export type ToolCall = readonly [tool: ToolName, input: ToolInput];
