import {
  appointmentSchema,
  reasonMaxLength,
  type AppointmentMode,
} from "@salvia/domain/scheduling/appointment";

/** What is being typed and chosen for a new appointment. */
export type AppointmentDraft = { mode: AppointmentMode; startsAt: Date | null; reason: string };

export const emptyDraft: AppointmentDraft = { mode: "telemedicine", startsAt: null, reason: "" };

/** What keeps a draft from being sent; null where nothing does. */
export function draftProblem(draft: AppointmentDraft): "tooLong" | "unreadable" | "time" | null {
  const reason = draft.reason.trim();
  if (reason.length > reasonMaxLength) return "tooLong";
  if (!appointmentSchema.shape.reason.safeParse(reason).success) return "unreadable";
  return draft.startsAt === null ? "time" : null;
}
