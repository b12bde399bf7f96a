import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { specialtyMaxLength } from "../account/practitionerProfile.ts";
import { staffSchema } from "../account/staff.ts";
import { appointmentModes, type AppointmentMode } from "../scheduling/appointment.ts";
import { weekdays, type Availability } from "../scheduling/availability.ts";
import { partsOfDay } from "../scheduling/waitingList.ts";
import { languages } from "../shared/language.ts";
import { isPartOfName, plainWords } from "../shared/plainText.ts";

const nameMaxLength = 100;

/** What a member looks for; null for any. */
export const clinicianWishSchema = z.strictObject({
  /** Any part of a name. A page from before this field leaves it out. */
  name: z.prefault(z.nullable(z.string().check(z.minLength(1), z.maxLength(nameMaxLength))), null),
  specialty: z.nullable(z.string().check(z.minLength(1), z.maxLength(specialtyMaxLength))),
  language: z.nullable(z.enum(languages)),
  /** In the practice's time zone, as the following. */
  weekday: z.nullable(z.enum(weekdays)),
  partOfDay: z.nullable(z.enum(partsOfDay)),
});

export type ClinicianWish = z.infer<typeof clinicianWishSchema>;

/** A free time, and the kinds of appointments that can begin then. */
export const freeStartSchema = z.object({
  startsAt: z.coerce.date(),
  modes: z.array(z.enum(appointmentModes)).check(z.minLength(1)),
});

/** A clinician as every member may see them. */
export const foundClinicianSchema = z.object({
  uid: uidSchema,
  name: staffSchema.shape.name,
  specialty: staffSchema.shape.specialty,
  languages: staffSchema.shape.languages,
  /** Where patients come to, in a few lines; null if unknown. */
  address: z.nullable(z.string()),
  /** The kinds of appointments that can be booked at any time of the week. */
  modes: z.array(z.enum(appointmentModes)),
  /** The next free times. A server from before this field leaves it out. */
  free: z.prefault(
    z.nullable(
      z.object({
        /** That of the practice. */
        timezone: z.string(),
        starts: z.array(freeStartSchema),
      }),
    ),
    null,
  ),
});

export type FoundClinician = z.infer<typeof foundClinicianSchema>;

const noon = 12 * 60;

/** Whether a clinician has the name and works at the time that a member wishes. */
export function suitsWish(
  { name }: Pick<FoundClinician, "name">,
  availability: Pick<Availability, "hours">,
  wish: ClinicianWish,
): boolean {
  const isNamed = wish.name === null || isPartOfName(wish.name, plainWords(name, true));
  return isNamed && worksAt(availability, wish);
}

/** Whether a clinician works at a time of the week that a member wishes. */
export function worksAt(
  { hours }: Pick<Availability, "hours">,
  { weekday, partOfDay }: Pick<ClinicianWish, "weekday" | "partOfDay">,
): boolean {
  return weekdays
    .filter((each) => weekday === null || each === weekday)
    .flatMap((each) => hours[each])
    .some(
      ({ from, until }) =>
        partOfDay === null || (partOfDay === "morning" ? from < noon : until > noon),
    );
}

/** The kinds of appointments for which a clinician has working hours. */
export function bookableModes({ hours }: Pick<Availability, "hours">): AppointmentMode[] {
  return appointmentModes.filter((mode) =>
    weekdays.some((weekday) => hours[weekday].some(({ modes }) => modes.includes(mode))),
  );
}
