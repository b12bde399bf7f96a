import * as z from "zod/mini";

import { appointmentModes, bookableMinutes, gridMinutes, usualMinutes } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";
import { isTimeZone } from "../shared/timeZone.ts";

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

/** How long a clinician may keep free before and after an appointment, in minutes. */
export const bufferLengths = [0, 15, 30, 45, 60] as const;

/** The next free times that a member sees of a clinician: the first of each day, in so many days. */
export const nextFreeTimes = { count: 4, days: 5, perDay: 1 } as const;

export const periodsMax = 6;
export const absencesMax = 50;

/** The longest address, in UTF-16 code units. */
export const addressMaxLength = 200;

const dayMinutes = z.int().check(z.gte(0), z.lte(24 * 60), z.multipleOf(gridMinutes));

/** A part of a day, in minutes after midnight in the practice's time zone; `until` is exclusive. */
const dayPartSchema = z
  .strictObject({ from: dayMinutes, until: dayMinutes })
  .check(z.refine(({ from, until }) => from < until));

export type DayPart = z.infer<typeof dayPartSchema>;

/** Working hours without a break, and the kinds of appointments that can be booked in them. */
const workingPeriodSchema = z
  .strictObject({
    from: dayMinutes,
    until: dayMinutes,
    modes: z.array(z.enum(appointmentModes)).check(
      z.minLength(1),
      z.refine((modes) => new Set(modes).size === modes.length),
    ),
  })
  .check(z.refine(({ from, until }) => from < until));

export type WorkingPeriod = z.infer<typeof workingPeriodSchema>;

/** The hours of a weekday, in order. A break is the time between two periods. */
const workdaySchema = z.array(workingPeriodSchema).check(
  z.maxLength(periodsMax),
  z.refine((periods) => periods.every(({ from }, at) => from >= (periods[at - 1]?.until ?? 0))),
);

/** Days without appointments, both included, or the same hours of each of these days. */
const absenceSchema = z
  .strictObject({
    from: z.string().check(z.regex(patterns.day)),
    until: z.string().check(z.regex(patterns.day)),
    hours: z.nullable(dayPartSchema),
  })
  .check(z.refine(({ from, until }) => from <= until));

export type Absence = z.infer<typeof absenceSchema>;

const lengthSchema = z.strictObject({
  minutes: z.literal(bookableMinutes),
  bufferMinutes: z.literal(bufferLengths),
});

/** When and where a clinician can be booked, as they state it. */
export const availabilitySchema = z.strictObject({
  /** The practice's IANA time zone, in which hours and absences count. */
  timezone: z.string().check(z.regex(patterns.timezone)),
  /** Where patients come to, in a few lines; null if unknown. */
  address: z.nullable(
    z.string().check(
      z.refine((text) => text.length <= addressMaxLength),
      z.regex(patterns.text),
    ),
  ),
  hours: z.strictObject({
    monday: workdaySchema,
    tuesday: workdaySchema,
    wednesday: workdaySchema,
    thursday: workdaySchema,
    friday: workdaySchema,
    saturday: workdaySchema,
    sunday: workdaySchema,
  }),
  /** How long an appointment of each kind lasts, and the time kept free before and after it. */
  modes: z.strictObject({ telemedicine: lengthSchema, inPerson: lengthSchema }),
  absences: z.array(absenceSchema).check(z.maxLength(absencesMax)),
});

export type Availability = z.infer<typeof availabilitySchema>;

/**
 * An availability as stored in `availability/{clinicianId}`. Only the server writes it. A clinician
 * without one has the usual hours.
 */
export const storedAvailabilitySchema = z.strictObject({
  ...availabilitySchema.shape,
  /** Counts the changes from 1, so that no change overwrites another one unseen. */
  rev: z.int().check(z.gte(1)),
  updatedAt: z.date(),
});

export type StoredAvailability = z.infer<typeof storedAvailabilitySchema>;

/** What counts until a clinician states their hours: Monday to Friday, nine to five. */
export function usualAvailability(timezone: string): Availability {
  const workday = [{ from: 9 * 60, until: 17 * 60, modes: [...appointmentModes] }];
  const length = { minutes: usualMinutes, bufferMinutes: 0 } as const;
  return {
    timezone,
    address: null,
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

/** The server calls about availability. */
export const availabilityEndpoints = {
  /**
   * Stores a clinician's own availability if it is still at the revision that they saw; 0 if they
   * had none. Repeating a request changes nothing.
   */
  changeAvailability: {
    path: "/api/auth/change-availability",
    signedIn: true,
    role: "medical",
    input: z.strictObject({
      seenRev: z.int().check(z.gte(0)),
      availability: availabilitySchema.check(z.refine(({ timezone }) => isTimeZone(timezone))),
    }),
    /** The new revision. */
    output: z.object({ rev: z.int() }),
  },
} as const;
