import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";
import { patientSchema } from "@salvia/domain/record/patient";
import {
  appointmentModes,
  appointmentSchema,
  endOf,
  type Appointment,
  type AppointmentMode,
} from "@salvia/domain/scheduling/appointment";
import {
  storedAvailabilitySchema,
  usualAvailability,
} from "@salvia/domain/scheduling/availability";
import { bookableStarts } from "@salvia/domain/scheduling/freeTimes";
import {
  endsWaiting,
  freedTime,
  offersPerDay,
  suitableMode,
  waitingListEntrySchema,
  waitingListId,
  waitingListPage,
  type FreeTime,
} from "@salvia/domain/scheduling/waitingList";
import { collections } from "@salvia/domain/shared/collections";
import { accountPath, memberPaths } from "@salvia/domain/site/paths";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../platform/stored.ts";
import { readerZone } from "./appointmentMail.ts";

const hour = 60 * 60_000;

/**
 * Offers a time that became free to the patients on its clinician's waiting list whom it suits, and
 * takes a patient off the list who has now got an earlier time. It is idempotent: if it is repeated
 * or resumed, each of them gets one notification and one email.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function serveWaitingList({ before, after }: Written, now: Date): Promise<void> {
  const appointment = after && stored(appointmentSchema, after);
  if (after === null || appointment === null) return;
  const was = before && stored(appointmentSchema, before);
  await endWaiting(was, appointment);
  const startsAt = freedTime(was, appointment, now);
  if (startsAt === null) return;
  const time = await freeTimeAt(startsAt, appointment);
  if (time.modes.length === 0) return;
  const { docs } = await getFirestore(adminApp)
    .collection(collections.waitingList)
    .where("clinicianId", "==", appointment.clinicianId)
    .orderBy("createdAt")
    .limit(waitingListPage)
    .get();
  const offered = await Promise.all(
    docs.map(async (document) => {
      const entry = stored(waitingListEntrySchema, document);
      // Who has just given the time away doesn't wait for it.
      if (entry === null || entry.patientId === appointment.patientId) return false;
      const mode = suitableMode(entry, time);
      if (mode === null) return false;
      const { clinicianId, patientId } = entry;
      return offer({ clinicianId, patientId, mode, startsAt, timezone: time.timezone }, now);
    }),
  );
  const count = offered.filter(Boolean).length;
  logger.info("freed time offered", { appointment: after.id, waiting: docs.length, count });
}

/** Takes the patient of a newly confirmed appointment off the list that it makes needless. */
async function endWaiting(was: Appointment | null, appointment: Appointment): Promise<void> {
  if (appointment.status !== "confirmed") return;
  const db = getFirestore(adminApp);
  const { patientId, clinicianId } = appointment;
  const document = db
    .collection(collections.waitingList)
    .doc(waitingListId(patientId, clinicianId));
  await db.runTransaction(async (transaction) => {
    const entry = stored(waitingListEntrySchema, await transaction.get(document));
    if (entry !== null && endsWaiting(was, appointment, entry)) transaction.delete(document);
  });
}

/** What can be booked at a time: nothing if it has been taken again, or the clinician is absent. */
async function freeTimeAt(
  startsAt: Date,
  { clinicianId, mode: freedMode }: Pick<Appointment, "clinicianId" | "mode">,
): Promise<FreeTime> {
  const db = getFirestore(adminApp);
  const [stated, staff, around] = await Promise.all([
    db.collection(collections.availability).doc(clinicianId).get(),
    db.collection(collections.staff).doc(clinicianId).get(),
    db
      .collection(collections.appointments)
      .where("clinicianId", "==", clinicianId)
      .where("status", "==", "confirmed")
      .where("startsAt", ">=", new Date(startsAt.getTime() - 3 * hour))
      .where("startsAt", "<", new Date(startsAt.getTime() + 3 * hour))
      .orderBy("startsAt")
      .limit(50)
      .get(),
  ]);
  const zone: unknown = staff.get("timezone");
  const availability =
    stored(storedAvailabilitySchema, stated) ??
    usualAvailability(typeof zone === "string" ? zone : "UTC");
  const taken = around.docs.flatMap((document) => {
    const other = stored(appointmentSchema, document);
    return other === null ? [] : [{ startsAt: other.startsAt, endsAt: endOf(other) }];
  });
  const until = new Date(startsAt.getTime() + 1);
  const modes = appointmentModes.filter((mode) => {
    const { minutes } = availability.modes[mode];
    return bookableStarts({ from: startsAt, until, taken, availability, mode, minutes }).length > 0;
  });
  // The kind of appointment that was planned then comes first.
  const isFreed = (mode: AppointmentMode) => Number(mode === freedMode);
  return {
    startsAt,
    modes: modes.toSorted((a, b) => isFreed(b) - isFreed(a)),
    timezone: availability.timezone,
  };
}

type Offer = {
  clinicianId: string;
  patientId: string;
  mode: AppointmentMode;
  startsAt: Date;
  timezone: string;
};

/**
 * Offers a time to one patient, who gets at most a few offers in a day: in the portal, and by email
 * if their settings allow it. The ids derive from the time and the patient.
 *
 * @returns whether the offer is new
 */
async function offer(
  { clinicianId, patientId: uid, mode, startsAt, timezone }: Offer,
  now: Date,
): Promise<boolean> {
  const db = getFirestore(adminApp);
  const id = hashedMailId(["offer", clinicianId, startsAt.getTime(), uid].join("/"));
  const items = db.collection(notificationsPath(uid));
  const item = items.doc(id);
  const recent = items
    .where("kind", "==", "timeOffered")
    .where("at", ">", new Date(now.getTime() - 24 * hour))
    .orderBy("at", "desc")
    .limit(offersPerDay);
  return db.runTransaction(async (transaction) => {
    const [found, treated, existing] = await transaction.getAll(
      db.collection(collections.users).doc(uid),
      db.collection(collections.patients).doc(uid),
      item,
    );
    const profile = found ? readProfile(found) : null;
    const patient = treated ? stored(patientSchema, treated) : null;
    if (profile === null || existing?.exists) return false;
    if (patient === null || !patient.clinicians.includes(clinicianId)) return false;
    if ((await transaction.get(recent)).size >= offersPerDay) return false;
    const to = profile.notifications.appointments === false ? null : mailAddressOf(profile);
    if (to !== null) {
      const { origin } = siteAddress();
      await queueMail(
        { db, transaction },
        {
          id,
          to,
          language: profile.language,
          template: "timeOffered",
          data: {
            link: origin + memberPaths.offer(id),
            settingsLink: origin + accountPath,
            subscription: { uid, setting: "appointments" },
            at: startsAt,
            timezone: readerZone(profile.timezone, timezone),
            mode,
          },
        },
        now,
      );
    }
    transaction.create(
      item,
      newNotification({ kind: "timeOffered", clinicianId, startsAt, mode, at: now }),
    );
    return true;
  });
}
