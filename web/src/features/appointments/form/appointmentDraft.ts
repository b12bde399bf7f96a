import {
  appointmentSchema,
  reasonMaxLength,
  usualMinutes,
  type AppointmentMode,
  type BookableMinutes,
} from "@salvia/domain/scheduling/appointment";
import type { Availability } from "@salvia/domain/scheduling/availability";
import { timeOf } from "@salvia/domain/scheduling/bookingProblem";
import { isInHours } from "@salvia/domain/scheduling/freeTimes";
import { isInOneDay } from "@salvia/domain/scheduling/takenTime";

/** The user's input about the time of an appointment. */
export type TimeDraft = {
  startsAt: Date | null;
  /** Null for the clinician's usual length. */
  minutes: BookableMinutes | null;
  /** Why it is outside working hours; blank inside of them. */
  outsideHoursReason: string;
};

export const emptyTime: TimeDraft = { startsAt: null, minutes: null, outsideHoursReason: "" };

/** The user's input for a new appointment. */
export type AppointmentDraft = TimeDraft & { mode: AppointmentMode; reason: string };

export const emptyDraft: AppointmentDraft = { ...emptyTime, mode: "telemedicine", reason: "" };

/** The length of a drafted appointment. */
export function minutesOf(
  { minutes }: Pick<TimeDraft, "minutes">,
  mode: AppointmentMode,
  availability: Availability | null,
): BookableMinutes {
  return minutes ?? availability?.modes[mode].minutes ?? usualMinutes;
}

/** Whether the drafted time is outside working hours or in an absence, as far as they are known. */
export function isOutsideHours(
  draft: Pick<TimeDraft, "startsAt" | "minutes">,
  mode: AppointmentMode,
  availability: Availability | null,
): boolean {
  if (draft.startsAt === null || availability === null) return false;
  const minutes = minutesOf(draft, mode, availability);
  return !isInHours(timeOf({ startsAt: draft.startsAt, minutes }), availability, mode);
}

/** What prevents the time from being sent, or null. */
export function timeProblem(
  draft: TimeDraft,
  mode: AppointmentMode,
  availability: Availability | null,
): "time" | "outsideHours" | null {
  const { startsAt } = draft;
  const minutes = minutesOf(draft, mode, availability);
  if (startsAt === null || !isInOneDay({ startsAt, minutes })) return "time";
  if (!isOutsideHours(draft, mode, availability)) return null;
  const reason = draft.outsideHoursReason.trim();
  return appointmentSchema.shape.outsideHoursReason.safeParse(reason).success
    ? null
    : "outsideHours";
}

/** What prevents the reason from being sent, or null. */
export function reasonProblem(typed: string): "tooLong" | "unreadable" | null {
  const reason = typed.trim();
  if (reason.length > reasonMaxLength) return "tooLong";
  return appointmentSchema.shape.reason.safeParse(reason).success ? null : "unreadable";
}
