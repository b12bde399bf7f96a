import type { User } from "@salvia/domain/account/user";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import type { MailAttachment } from "@salvia/domain/mail/mail";
import { endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import { hasEvent, type AppointmentParticipant } from "@salvia/domain/scheduling/appointmentChange";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { accountPath, medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import type { AppointmentMail } from "../mail/render/mailData.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { calendarFile, methodOf, type CalendarEvent } from "./calendarFile.ts";

/**
 * The content of an email about an appointment, and its calendar file, if it has one. Both say when and where it
 * is, and nothing about the patient: mail travels and is stored outside of our control.
 *
 * @param clinicianZone for a reader who has not chosen a time zone
 */
export function appointmentMail(
  participant: AppointmentParticipant,
  id: string,
  appointment: Appointment,
  { language, timezone }: Pick<User, "language" | "timezone">,
  clinicianZone: string | null,
): { data: AppointmentMail; attachments: MailAttachment[] } {
  const event = calendarEvent(participant, id, appointment, language);
  return {
    data: {
      link: event.link,
      settingsLink: siteAddress().origin + accountPath,
      subscription: { uid: appointment[participant], setting: "appointments" },
      at: appointment.startsAt,
      timezone: readerZone(timezone, clinicianZone),
      mode: appointment.mode,
    },
    attachments: hasEvent(appointment)
      ? [
          {
            filename: "appointment.ics",
            contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
            content: calendarFile(event, { name: brand.name, email: brand.email }),
          },
        ]
      : [],
  };
}

/** An appointment as the calendar of one of its participants shows it, in emails and feeds alike. */
export function calendarEvent(
  participant: AppointmentParticipant,
  id: string,
  appointment: Appointment,
  language: Language,
): CalendarEvent {
  const { origin } = siteAddress();
  const page =
    participant === "clinicianId" ? medicalPaths.appointment(id) : memberPaths.appointment(id);
  const texts = mailTexts[language].appointment;
  return {
    uid: `${appointment.eventId ?? id}@${new URL(origin).hostname}`,
    sequence: sequenceOf(appointment),
    status: eventStatus[appointment.status],
    startsAt: appointment.startsAt,
    endsAt: endOf(appointment),
    changedAt: appointment.updatedAt,
    summary: `${brand.name}: ${texts.summary}`,
    location: texts[appointment.mode],
    link: origin + page,
  };
}

/** The time zone of a reader. One who has not chosen any, such as most patients, has the clinician's. */
export function readerZone(timezone: string, clinicianZone: string | null): string {
  return timezone === unsetTimezone ? (clinicianZone ?? timezone) : timezone;
}

const unsetTimezone = "UTC";

/**
 * The revision, or for an appointment that has taken over the event of another, whose revisions are
 * its own, the seconds since 2020: more than any revision, and few enough for 32 bits.
 */
function sequenceOf({
  eventId,
  rev,
  updatedAt,
}: Pick<Appointment, "eventId" | "rev" | "updatedAt">): number {
  if (eventId === undefined) return rev - 1;
  return Math.floor((updatedAt.getTime() - Date.UTC(2020, 0)) / 1000);
}

const eventStatus = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  cancelled: "CANCELLED",
} as const;
