import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import {
  appointmentChangeOf,
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
import { adminApp } from "../adminApp.ts";
import type { Written } from "../documentWritten.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { stored } from "../stored.ts";
import { appointmentMail } from "./appointmentMail.ts";

/** The email about each change. */
const templates = {
  requested: "appointmentRequested",
  confirmed: "appointmentConfirmed",
  moved: "appointmentMoved",
  cancelled: "appointmentCanceled",
} as const satisfies Record<AppointmentChange, string>;

/**
 * Emails the participants of an appointment about a change, with a file for their calendars. It is
 * idempotent: if it is repeated or resumed, each of them gets one email.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function notifyParticipants({ before, after }: Written, now: Date): Promise<void> {
  const appointment = after && stored(appointmentSchema, after);
  if (after === null || appointment === null) return;
  const was = before && stored(appointmentSchema, before);
  const kind = appointmentChangeOf(was, appointment, now);
  if (kind === null) return;
  const queued = await Promise.all(
    recipientsOf(kind, appointment).map((participant) =>
      mailParticipant(participant, { id: after.id, appointment, kind }, now),
    ),
  );
  const mailed = queued.filter(Boolean).length;
  logger.info("appointment change notified", { kind, appointment: after.id, mailed });
}

type Change = { id: string; appointment: Appointment; kind: AppointmentChange };

/**
 * Queues the email to one participant, in their language, if their settings allow it.
 *
 * @returns whether an email was queued, and had not been before
 */
async function mailParticipant(
  participant: AppointmentParticipant,
  { id, appointment, kind }: Change,
  now: Date,
): Promise<boolean> {
  const db = getFirestore(adminApp);
  const uid = appointment[participant];
  const user = db.collection(collections.users).doc(uid);
  const document = db.collection(collections.appointments).doc(id);
  const entry = db.collection(collections.staff).doc(appointment.clinicianId);
  return db.runTransaction(async (transaction) => {
    // Both are read here because they may be erased or changed at the same time.
    const [found, current, clinician] = await transaction.getAll(user, document, entry);
    const profile = found ? readProfile(found) : null;
    const today = current ? stored(appointmentSchema, current) : null;
    if (profile === null || today === null || !stillStands(appointment, today)) return false;
    const to = mailAddressOf(profile);
    if (to === null || profile.notifications.appointments === false) return false;
    const zone: unknown = clinician?.get("timezone");
    const clinicianZone = typeof zone === "string" ? zone : null;
    const order = {
      id: hashedMailId(["appointment", id, appointment.rev, uid].join("/")),
      to,
      language: profile.language,
      template: templates[kind],
      ...appointmentMail(participant, id, appointment, profile, clinicianZone),
    };
    return queueMail({ db, transaction }, order, now);
  });
}
