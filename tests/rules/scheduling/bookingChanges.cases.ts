import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { takenDayOf, takenDayPath, takenPartOf } from "@salvia/domain/scheduling/takenTime";

import type { ActorName } from "../support/actors.ts";
import { settle } from "./appointmentMoves.cases.ts";
import { change as changeOf, make, newTime } from "./appointments.requests.ts";
import {
  appointmentPath,
  changePath,
  startOf,
  storedAppointments,
  type StoredAppointment,
} from "./appointments.stored.ts";
import { bookingOf, writeBooking, type Booking } from "./bookings.requests.ts";
import { type Row, write } from "../support/row.ts";
import { missing, naming, now, whole, type Fields } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];
const { pending, confirmed, cleos, moving } = storedAppointments;

const confirming = { status: "confirmed", token: "token-new" } as const;
const right = takenPartOf({ ...pending, ...confirming });
const wrongDay = { ...right, day: "1" };
const half = { ...right, cells: Object.fromEntries(Object.entries(right?.cells ?? {}).slice(1)) };
const otherToken = {
  ...right,
  cells: Object.fromEntries(Object.keys(right?.cells ?? {}).map((cell) => [cell, "token-2"])),
};
const untakenMoved = { status: "confirmed", token: "token-new", startsAt: startOf(112) } as const;
/** Frees the time of an appointment that its patient only asks to move. */
const movesTime = {
  clinicianId: "carla",
  patientId: "dora",
  frees: takenPartOf(moving),
  takes: null,
};
const nextDay = { status: "confirmed", startsAt: startOf(160) } as const;

const onNextDay = right && { ...right, day: takenDayOf(nextDay.startsAt) };

/** A change of taken time is created with the change of its appointment. */
const beside = {
  operation: "create",
  beside: { collection: collections.appointments, operation: "update" },
} as const;

/** Every tested operation on the changes of taken time. */
export const bookingChangeRows: readonly Row[] = [
  {
    operation: "get",
    name: "one's own",
    send: (db, uid) => db.doc(changePath(uid)).get({ source: "server" }),
    allowedTo: noOne,
  },
  change("of a confirmation", "pending", confirming, clinician),
  change("of a cancellation", "confirmed", { status: "cancelled" }, both),
  change("of a confirmation for an hour", "justAsked", { ...confirming, minutes: 60 }, clinician),
  {
    ...make("with her patient", {}, clinician),
    name: "of a new appointment",
    beside: { collection: collections.appointments, operation: "create" },
  },
  {
    ...settle("moveRequest", "in place of what it moves", {}, clinician),
    name: "of a request in place of an appointment",
    ...beside,
  },
  {
    ...changeOf("replacement", "moved", { status: "confirmed", startsAt: newTime }, clinician),
    name: "of an appointment that was in place of another before",
    ...beside,
  },
  change("of a move over two days", "confirmed", nextDay, clinician),
  change("of an appointment without a token", "untaken", untakenMoved, clinician),
  change("of a confirmation on another day", "pending", confirming, noOne, {
    booking: { clinicianId: "carla", patientId: "dora", frees: null, takes: onNextDay },
  }),
  alone("of a request that waits", {}, both),
  {
    ...alone("of a request that waits, in Carla's name", {}, clinician, "carla"),
    undecidable: true,
  },
  alone("of a request, at another time", { at: new Date("2026-01-01") }, noOne),
  alone("of a request, with another clinician", { clinicianId: "cleo" }, noOne),
  alone("of a request, with another patient", { patientId: "drew" }, noOne),
  ...wrong({ appointmentId: [missing, null, 7, "", "a/b", "cleos", "justAsked"] }),
  ...wrong({ clinicianId: [missing, null, "cleo"], patientId: [missing, null, "drew"] }),
  ...wrong({ at: [missing, null, new Date("2026-01-01")], more: [7] }),
  ...wrong({ takes: [missing, null, 7, wrongDay, half, otherToken, { ...right, more: 7 }] }),
  ...wrong({ frees: [missing, 7, right] }),
  ...["carla", "dora"].map((uid) =>
    change(`without the day of ${uid}`, "pending", confirming, noOne, {
      days: [takenDayPath(uid, right?.day ?? "")],
    }),
  ),
  ...["carla", "dora"].map((uid) =>
    change(`of a move without the earlier day of ${uid}`, "confirmed", nextDay, noOne, {
      days: [takenDayPath(uid, takenPartOf(confirmed)?.day ?? "")],
    }),
  ),
  change("of a cancellation that frees nothing", "confirmed", { status: "cancelled" }, noOne, {
    more: { frees: null },
  }),
  change("of a request to move that is canceled", "moveRequest", { status: "cancelled" }, noOne, {
    booking: movesTime,
  }),
  {
    operation: "create",
    name: "in another's name",
    send: (db) =>
      write(db, (writes) => {
        const booking = bookingOf(cleos, { ...cleos, status: "cancelled" });
        if (booking !== null) writeBooking(writes, db, "cleo", "cleos", booking);
      }),
    allowedTo: noOne,
    undecidable: true,
    reads: 10,
  },
];

/** Confirms Carla's request of Dora, with one wrong field in the change. */
function wrong(fields: Readonly<Record<string, readonly unknown[]>>): Row[] {
  return Object.entries(fields).flatMap(([field, values]) =>
    values.map((value, index) => {
      // The days and cells of others depend on the time of the tests.
      const name =
        value instanceof Object ? `${field} wrong in way ${index}` : naming(field, value);
      return change(name, "pending", confirming, noOne, { more: { [field]: value } });
    }),
  );
}

/** A change for Carla's appointment `pending`, which takes no time and stays as it is. */
function alone(name: string, fields: Fields, allowedTo: Row["allowedTo"], of?: string): Row {
  const none = { clinicianId: "carla", patientId: "dora", frees: null, takes: null, at: now };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) =>
      writes.set(db.doc(changePath(of ?? uid)), { appointmentId: "pending", ...none, ...fields }),
    );
  return { operation: "create", name, send, allowedTo, reads: 3 };
}

/** What is wrong with a change: days that are missing, its fields, or all that it takes. */
type Wrong = { days?: readonly string[]; more?: Fields; booking?: Booking };

/** Changes an appointment with its taken time, the change first. */
function change(
  name: string,
  which: StoredAppointment,
  fields: Partial<Appointment>,
  allowedTo: Row["allowedTo"],
  { days = [], more = {}, ...given }: Wrong = {},
): Row {
  const before: Appointment = storedAppointments[which];
  const booking = given.booking ?? bookingOf(before, { ...before, ...fields });
  const isMoved = fields.startsAt !== undefined;
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      const sent = whole({ appointmentId: which, ...booking, at: now, ...more }, uid);
      writes.set(db.doc(changePath(uid)), sent);
      writes.update(db.doc(appointmentPath(which)), {
        ...fields,
        rev: before.rev + 1,
        updatedAt: now,
        ...(isMoved && { timeSetAt: now }),
      });
      if (booking !== null) writeBooking(writes, db, uid, which, booking, { change: true, days });
    });
  return { name, send, allowedTo, undecidable: true, reads: 10, ...beside };
}
