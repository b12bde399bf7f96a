import type { User } from "@salvia/domain/account/user";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import type { MailAttachment } from "@salvia/domain/mail/mail";
import { endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import type { AppointmentParticipant } from "@salvia/domain/scheduling/appointmentChange";
import { brand } from "@salvia/domain/site/brand";
import { accountPath, medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import type { AppointmentMail } from "../mail/render/mailData.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { calendarFile, methodOf, type CalendarEvent } from "./calendarFile.ts";

/**
 * The content of an email about an appointment, and its calendar file. Both say when and where it
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
  const { origin } = siteAddress();
  const { startsAt, mode } = appointment;
  const page =
    participant === "clinicianId" ? medicalPaths.appointment(id) : memberPaths.appointment(id);
  const link = origin + page;
  const texts = mailTexts[language].appointment;
  const event: CalendarEvent = {
    uid: `${id}@${new URL(origin).hostname}`,
    sequence: appointment.rev - 1,
    status: eventStatus[appointment.status],
    startsAt,
    endsAt: endOf(appointment),
    changedAt: appointment.updatedAt,
    summary: `${brand.name}: ${texts.summary}`,
    location: texts[mode],
    link,
  };
  return {
    data: {
      link,
      settingsLink: origin + accountPath,
      subscription: { uid: appointment[participant], setting: "appointments" },
      at: startsAt,
      timezone: readerZone(timezone, clinicianZone),
      mode,
    },
    attachments: [
      {
        filename: "appointment.ics",
        contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
        content: calendarFile(event, { name: brand.name, email: brand.email }),
      },
    ],
  };
}

/** The time zone of a reader. One who has not chosen any, such as most patients, has the clinician's. */
export function readerZone(timezone: string, clinicianZone: string | null): string {
  return timezone === unsetTimezone ? (clinicianZone ?? timezone) : timezone;
}

const unsetTimezone = "UTC";

const eventStatus = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  cancelled: "CANCELLED",
} as const;
