import {
  appointmentSchema,
  reasonMaxLength,
  type AppointmentMode,
} from "@salvia/domain/scheduling/appointment";

/** The user's input for a new appointment. */
export type AppointmentDraft = { mode: AppointmentMode; startsAt: Date | null; reason: string };

export const emptyDraft: AppointmentDraft = { mode: "telemedicine", startsAt: null, reason: "" };

/** What prevents the draft from being sent, or null. */
export function draftProblem(draft: AppointmentDraft): "tooLong" | "unreadable" | "time" | null {
  const reason = draft.reason.trim();
  if (reason.length > reasonMaxLength) return "tooLong";
  if (!appointmentSchema.shape.reason.safeParse(reason).success) return "unreadable";
  return draft.startsAt === null ? "time" : null;
}
