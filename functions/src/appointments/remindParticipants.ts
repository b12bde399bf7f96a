import type { User } from "@salvia/domain/account/user";
import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import { isReminderDue, remindedSpan } from "@salvia/domain/scheduling/appointmentReminder";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type QueryDocumentSnapshot } from "firebase-admin/firestore";

import { readProfile } from "../accounts/readProfile.ts";
import { adminApp } from "../platform/adminApp.ts";
import { pages } from "../platform/pages.ts";
import { stored } from "../platform/stored.ts";
import { readerZone } from "./appointmentMail.ts";
import { notifyParticipant } from "./notifyParticipants.ts";

/** How many appointments are read and reminded of at once. */
const pageSize = 100;

/**
 * How many appointments were looked at, how many people were reminded, and the ids of appointments
 * of which someone was not reminded because of an error.
 */
type Run = { looked: number; reminded: number; failed: string[] };

/**
 * Reminds both participants of each appointment for which it is the morning of the day before. It is
 * idempotent: if it is repeated or resumed, each of them is reminded once. A failure of one
 * appointment does not affect the others; the next run tries it again.
 */
export async function remindParticipants(now: Date): Promise<Run> {
  const run: Run = { looked: 0, reminded: 0, failed: [] };
  const { from, until } = remindedSpan(now);
  const confirmed = getFirestore(adminApp)
    .collection(collections.appointments)
    .where("status", "==", "confirmed")
    .where("startsAt", ">=", from)
    .where("startsAt", "<", until)
    .orderBy("startsAt");
  for await (const { docs } of pages(confirmed, pageSize)) {
    const profiles = await profilesOf(docs);
    const counts = await Promise.all(
      docs.map((document) => remind(document, profiles, now).catch(() => null)),
    );
    run.looked += docs.length;
    run.reminded += counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    run.failed.push(...docs.filter((_, at) => counts[at] === null).map(({ id }) => id));
  }
  return run;
}

type Profiles = ReadonlyMap<string, User>;

/** The profiles of the participants on a page, each read once. */
async function profilesOf(docs: readonly QueryDocumentSnapshot[]): Promise<Profiles> {
  const uids = new Set(
    docs.flatMap((document) => [document.get("clinicianId"), document.get("patientId")]),
  );
  if (uids.size === 0) return new Map();
  const db = getFirestore(adminApp);
  const users = Array.from(uids, (uid) => db.collection(collections.users).doc(String(uid)));
  const found = await db.getAll(...users);
  return new Map(
    found.flatMap((document) => {
      const profile = readProfile(document);
      return profile === null ? [] : [[document.id, profile] as const];
    }),
  );
}

/** Reminds the participants of one appointment, and returns how many of them. */
async function remind(
  document: QueryDocumentSnapshot,
  profiles: Profiles,
  now: Date,
): Promise<number> {
  const appointment = stored(appointmentSchema, document);
  if (appointment === null) return 0;
  const due = dueTo(appointment, profiles, now);
  const notified = await Promise.all(
    due.map((participant) =>
      notifyParticipant(participant, { id: document.id, appointment, kind: "reminder" }, now),
    ),
  );
  return notified.filter(({ isMailed, isRung }) => isMailed || isRung).length;
}

/** The participants who want to be reminded, and for whom it is time. */
function dueTo(appointment: Appointment, profiles: Profiles, now: Date) {
  const clinicianZone = profiles.get(appointment.clinicianId)?.timezone ?? null;
  return (["clinicianId", "patientId"] as const).filter((participant) => {
    const profile = profiles.get(appointment[participant]);
    if (profile === undefined || profile.notifications.appointmentReminders === false) return false;
    return isReminderDue(appointment, readerZone(profile.timezone, clinicianZone), now);
  });
}
