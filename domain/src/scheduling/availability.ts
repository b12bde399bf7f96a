import { appointmentMinutes, type AppointmentMode } from "./appointment.ts";

/** The days of a week, in the order in which they are shown. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** A part of a day, in minutes after midnight in the practice's time zone; `until` is exclusive. */
export type DayPart = { from: number; until: number };

/** Working hours without a break, and the kinds of appointments that can be booked in them. */
export type WorkingPeriod = DayPart & { modes: readonly AppointmentMode[] };

/** Days without appointments, both included, or the same hours of each of these days. */
export type Absence = { from: string; until: string; hours: DayPart | null };

/** When a clinician can be booked. */
export type Availability = {
  /** The practice's IANA time zone; an unknown one is read as UTC. */
  timezone: string;
  /** The working hours of each weekday. A break is the time between two periods. */
  hours: Readonly<Record<Weekday, readonly WorkingPeriod[]>>;
  /** How long an appointment of each kind lasts, and the time kept free before and after it. */
  modes: Readonly<Record<AppointmentMode, { minutes: number; bufferMinutes: number }>>;
  absences: readonly Absence[];
};

/** What counts until a clinician states their hours: Monday to Friday, nine to five. */
export function usualAvailability(timezone: string): Availability {
  const modes = ["telemedicine", "inPerson"] as const;
  const workday = [{ from: 9 * 60, until: 17 * 60, modes }];
  const length = { minutes: appointmentMinutes, bufferMinutes: 0 };
  return {
    timezone,
    hours: {
      monday: workday,
      tuesday: workday,
      wednesday: workday,
      thursday: workday,
      friday: workday,
      saturday: [],
      sunday: [],
    },
    modes: { telemedicine: length, inPerson: length },
    absences: [],
  };
}
