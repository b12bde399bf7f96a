import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import {
  newNotification,
  notificationsPath,
  type AppointmentNotificationKind,
} from "@salvia/domain/mail/notification";
import {
  appointmentChangeOf,
  bellsOf,
  recipientsOf,
  stillStands,
  type AppointmentChange,
  type AppointmentParticipant,
} from "@salvia/domain/scheduling/appointmentChange";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { stored } from "../platform/stored.ts";
import { appointmentMail } from "./appointmentMail.ts";

/** What a participant is notified of: a change, or that the appointment is tomorrow. */
type Occasion = AppointmentChange | "reminder";

/** The email about each of them, which is also the notification's kind. */
const templates = {
  requested: "appointmentRequested",
  moveRequested: "appointmentMoveRequested",
  confirmed: "appointmentConfirmed",
  moved: "appointmentMoved",
  notMoved: "appointmentNotMoved",
  cancelled: "appointmentCanceled",
  reminder: "appointmentReminder",
} as const satisfies Record<Occasion, AppointmentNotificationKind>;

/**
 * Notifies the participants of an appointment of a change: by email, with a file for their
 * calendars, and in the portal. It is idempotent: if it is repeated or resumed, each of them gets
 * one email and one notification.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function notifyParticipants({ before, after }: Written, now: Date): Promise<void> {
  const appointment = after && stored(appointmentSchema, after);
  if (after === null || appointment === null) return;
  const was = before && stored(appointmentSchema, before);
  const kind = appointmentChangeOf(was, appointment, now);
  if (kind === null) return;
  const notified = await Promise.all(
    recipientsOf(kind, appointment).map((participant) =>
      notifyParticipant(participant, { id: after.id, appointment, kind }, now),
    ),
  );
  const mailed = notified.filter(({ isMailed }) => isMailed).length;
  const rung = notified.filter(({ isRung }) => isRung).length;
  logger.info("appointment change notified", { kind, appointment: after.id, mailed, rung });
}

/** What happened, or will happen, to an appointment, as it was when that became known. */
type Event = { id: string; appointment: Appointment; kind: Occasion };

/** Whether an email was queued and a notification created, which had not been before. */
type Notified = { isMailed: boolean; isRung: boolean };

/**
 * Notifies one participant: queues an email, in their language, if their settings allow it, and
 * creates the notification, unless the change is their own. Who has turned reminders off gets
 * neither. Repeating it adds nothing, because the ids derive from the appointment and its revision.
 */
export async function notifyParticipant(
  participant: AppointmentParticipant,
  { id, appointment, kind }: Event,
  now: Date,
): Promise<Notified> {
  const db = getFirestore(adminApp);
  const uid = appointment[participant];
  const isReminder = kind === "reminder";
  const setting = isReminder ? "appointmentReminders" : "appointments";
  const event = ["appointment", id, appointment.rev, uid, ...(isReminder ? ["reminder"] : [])];
  const eventId = hashedMailId(event.join("/"));
  const user = db.collection(collections.users).doc(uid);
  const document = db.collection(collections.appointments).doc(id);
  const entry = db.collection(collections.staff).doc(appointment.clinicianId);
  const item = db.collection(notificationsPath(uid)).doc(eventId);
  return db.runTransaction(async (transaction) => {
    // All are read here because they may be erased or changed at the same time.
    const [found, current, clinician, rung] = await transaction.getAll(user, document, entry, item);
    const profile = found ? readProfile(found) : null;
    const today = current ? stored(appointmentSchema, current) : null;
    const isOff = profile?.notifications[setting] === false;
    if (profile === null || (isReminder && isOff)) return nothing;
    if (today === null || !stillStands(appointment, today) || today[participant] !== uid) {
      return nothing;
    }
    const to = isOff ? null : mailAddressOf(profile);
    const zone: unknown = clinician?.get("timezone");
    const clinicianZone = typeof zone === "string" ? zone : null;
    const { data, attachments } = appointmentMail(
      participant,
      id,
      appointment,
      profile,
      clinicianZone,
    );
    const isMailed =
      to !== null &&
      (await queueMail(
        { db, transaction },
        {
          id: eventId,
          to,
          language: profile.language,
          template: templates[kind],
          data: { ...data, subscription: { uid, setting } },
          // The calendar has it already when it is reminded of.
          ...(isReminder
            ? { reminded: { appointmentId: id, startsAt: appointment.startsAt, uid } }
            : { attachments }),
        },
        now,
      ));
    const isRung =
      !rung?.exists && (isReminder || bellsOf(kind, appointment).includes(participant));
    if (isRung) {
      const at = isReminder ? now : appointment.updatedAt;
      const what = { kind: templates[kind], appointmentId: id, at };
      transaction.create(item, newNotification(what));
    }
    return { isMailed, isRung };
  });
}

const nothing: Notified = { isMailed: false, isRung: false };
