import { appointmentStatuses, nextStatuses } from "@salvia/domain/scheduling/appointment";

import { Timestamp } from "firebase/firestore";

import type { ActorName } from "../support/actors.ts";
import { change, get, list, make, newTime, remove, wish } from "./appointments.requests.ts";
import { kept, startOf, storedAppointments } from "./appointments.stored.ts";
import type { Row } from "../support/row.ts";
import { badLines, missing, naming, now } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const member: readonly ActorName[] = ["member"];
const both: readonly ActorName[] = ["clinician", "member"];
const cleo: readonly ActorName[] = ["another clinician"];
const noOne: readonly ActorName[] = [];

const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const members: readonly ActorName[] = ["member", "another member"];
const { pending, confirmed, former, begun } = storedAppointments;
const microsecond = new Timestamp(kept.forNew.getTime() / 1000, 1000);
const halfMinute = new Date(newTime.getTime() + 30_000);

/** Values that no new appointment may have, no matter who creates it. */
const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["clinicianId", [missing, null, 7, "", "a/b", "cleo"]],
  ["patientId", [missing, null, 7, "", "a/b", "dina"]],
  ["patientName", [missing, null, "Doris", "dora"]],
  ["mode", [missing, null, "telephone"]],
  ["status", [missing, null, "cancelled", "done"]],
  ["startsAt", [missing, null, "soon", 7, now, startOf(0), startOf(-100), halfMinute, microsecond]],
  ["reason", ["x".repeat(301), ...badLines.filter((value) => value !== "")]],
  ["requestedBy", [missing, null, "zoe"]],
  ["rev", [missing, null, 0, 2, 1.5, "1"]],
  ["createdAt", [missing, null, new Date("2020-01-01")]],
  ["updatedAt", [missing, null, new Date("2020-01-01")]],
  ["timeSetAt", [missing, null, new Date("2020-01-01")]],
  ["minutes", [60]],
  ["canceledBy", ["carla", "dora"]],
];

/** Fields that never change in a stored appointment. */
const fixedFields: Readonly<Record<string, unknown>> = {
  clinicianId: "zoe",
  patientId: "drew",
  patientName: "Drew",
  mode: "inPerson",
  reason: "Something else",
  requestedBy: "zoe",
  createdAt: now,
  timeSetAt: now,
  minutes: 60,
  updatedAt: new Date("2020-01-01"),
  rev: 3,
  canceledBy: "zoe",
  seriesId: "series-1",
};

const dinasWithCleo = { clinicianId: "cleo", patientId: "dina", patientName: "Dina" };

/** Every tested operation on appointments. */
export const appointmentRows: readonly Row[] = [
  get("confirmed", both),
  get("cleos", ["another clinician", "another member"]),
  get("absent", noOne),

  list("a page of one's own as clinician", (all, uid) => ofClinician(all, uid), clinicians),
  list("a page of one's own as patient", (all, uid) => ofPatient(all, uid), members),
  list("more than a page as clinician", (all, uid) => ofClinician(all, uid).limit(101), noOne),
  list("more than a page as patient", (all, uid) => ofPatient(all, uid).limit(101), noOne),
  list("all there is", (all) => all, noOne),
  list("a page of somebody else's", (all) => ofClinician(all, "zoe"), noOne),
  list("a page of everyone's", (all) => all.limit(10), noOne),

  remove("confirmed"),
  remove("cancelled"),

  make("with her patient", {}, clinician),
  make("about nothing", { reason: "" }, clinician),
  make("in person, about much", { mode: "inPerson", reason: "x".repeat(300) }, clinician),
  make("in a series", { seriesId: "series-1" }, clinician),
  ...[null, 7, "", "a/b"].map((seriesId) =>
    make(`with ${naming("seriesId", seriesId)}`, { seriesId }, noOne),
  ),
  wish("in a series", { seriesId: "series-1" }, noOne),
  make("not confirmed, which is a wish", { status: "pending" }, member, { place: "5" }),
  make("not confirmed, its time kept", { status: "pending", startsAt: kept.forNew }, member, {
    place: "5",
  }),
  make("at a time kept for it", { startsAt: kept.forNew }, clinician, {}),
  lacking(make("without slot", {}, noOne, {})),
  lacking(make("with another time's slot", {}, noOne, { takes: startOf(111) })),
  make("at a time that is taken", { startsAt: confirmed.startsAt }, noOne, {}),
  make("with whom she treats no more", { patientId: "dina", patientName: "Dina" }, noOne),
  lacking(make("with a stranger", { patientId: "stranger" }, noOne)),
  make("at her colleague's", { clinicianId: "cleo", patientId: "drew", patientName: "Drew" }, cleo),

  wish("of who treats her", {}, member),
  wish("under an id that is none", {}, noOne, { id: "ñ" }),
  wish("of Cleo, in place 1", dinasWithCleo, ["another member"], { place: "1" }),
  wish("without a place", {}, noOne, { place: null }),
  ...["2", "3", "4"].map((place) => wish(`in place ${place}`, {}, member, { place })),
  wish("in turn 3, a day later", {}, member, { turn: "3" }),
  wish("about nothing", { reason: "" }, member),
  wish("at a time that is taken", { startsAt: confirmed.startsAt }, member),
  lacking(wish("confirmed already", { status: "confirmed" }, noOne)),
  wish("of who does not treat her", { clinicianId: "cleo" }, noOne),
  wish("in another's name", { patientName: "Drew" }, noOne),
  wish("for another", { patientId: "drew", patientName: "Drew" }, noOne),

  ...wrongFields.flatMap(([field, values]) =>
    values.flatMap((value) => [
      make(`with ${naming(field, value)}`, { startsAt: kept.forNew, [field]: value }, noOne, {}),
      wish(`with ${naming(field, value)}`, { [field]: value }, noOne),
    ]),
  ),

  change("pending", "confirmed", { status: "confirmed" }, clinician, { takes: pending.startsAt }),
  change("renamed", "confirmed", { status: "confirmed" }, clinician, {
    takes: storedAppointments.renamed.startsAt,
  }),
  lacking(change("pending", "confirmed without slot", { status: "confirmed" }, noOne)),
  lacking(change("justAsked", "confirmed without slot", { status: "confirmed" }, noOne)),
  change("pending", "confirmed at another time", to(newTime), clinician, { takes: newTime }),
  lacking(
    change("pending", "confirmed at another time with the old slot", to(newTime), noOne, {
      takes: pending.startsAt,
    }),
  ),
  change("pending", "moved, unconfirmed", { startsAt: newTime }, noOne, { takes: newTime }),
  change("rival", "confirmed", { status: "confirmed" }, noOne),
  change("former", "confirmed", { status: "confirmed" }, noOne, { takes: former.startsAt }),
  change("missed", "confirmed", { status: "confirmed" }, noOne, {
    takes: storedAppointments.missed.startsAt,
  }),
  change("missed", "confirmed at a time to come", to(newTime), clinician, { takes: newTime }),

  change("confirmed", "moved", to(newTime), clinician, swap(newTime)),
  ...[new Date("2020-01-01"), missing, null].map((timeSetAt) =>
    change(
      "confirmed",
      `moved with ${naming("timeSetAt", timeSetAt)}`,
      { ...to(newTime), timeSetAt },
      noOne,
      swap(newTime),
    ),
  ),
  change("undated", "confirmed", { status: "confirmed" }, clinician, {
    takes: storedAppointments.undated.startsAt,
  }),
  change("undated", "confirmed at another time", to(newTime), clinician, { takes: newTime }),
  change("confirmed", "moved, the old slot kept", to(newTime), noOne, { takes: newTime }),
  lacking(
    change("confirmed", "moved, no slot taken", to(newTime), noOne, {
      givesUp: confirmed.startsAt,
    }),
  ),
  change("confirmed", "moved off the grid", to(halfMinute), noOne, swap(halfMinute)),
  change("confirmed", "moved to the past", to(startOf(-100)), noOne, swap(startOf(-100))),
  change("confirmed", "moved nowhere", {}, noOne),
  change("begun", "moved", to(newTime), clinician, { takes: newTime, givesUp: begun.startsAt }),
  change("cancelled", "confirmed at another time", to(newTime), noOne, { takes: newTime }),
  change("done", "confirmed at another time", to(newTime), noOne, { takes: newTime }),

  change("pending", "cancelled", { status: "cancelled" }, both),
  change("confirmed", "cancelled", { status: "cancelled" }, both, {
    givesUp: confirmed.startsAt,
  }),
  change("pending", "cancelled by her", byWhom("carla"), clinician),
  change("pending", "cancelled by the patient", byWhom("dora"), member),
  ...[null, 7, ""].map((canceledBy) =>
    change("pending", naming("cancelled by", canceledBy), byWhom(canceledBy), noOne),
  ),
  change("begun", "done, cancelled by her", { ...byWhom("carla"), status: "done" }, noOne),
  change(
    "pending",
    "confirmed, cancelled by her",
    { status: "confirmed", canceledBy: "carla" },
    noOne,
    {
      takes: pending.startsAt,
    },
  ),
  change("confirmed", "cancelled, the slot kept", { status: "cancelled" }, noOne),
  change("begun", "cancelled", { status: "cancelled" }, clinician, { givesUp: begun.startsAt }),
  change("missed", "cancelled", { status: "cancelled" }, clinician),
  change("begun", "done", { status: "done" }, clinician),
  change("confirmed", "done before its time", { status: "done" }, noOne),
  ...appointmentStatuses.flatMap((from) =>
    appointmentStatuses
      .filter((status) => !nextStatuses[from].includes(status))
      .map((status) => change(from, `to ${status}`, { status }, noOne)),
  ),
  change("missed", "done", { status: "done" }, noOne),
  change("justDone", "undone", { status: "confirmed" }, clinician),
  change("done", "undone too late", { status: "confirmed" }, noOne),
  change("justDone", "undone and moved", to(newTime), noOne, {
    takes: newTime,
    givesUp: storedAppointments.justDone.startsAt,
  }),
  change("justDone", "undone with rev 2.5", { status: "confirmed", rev: 2.5 }, noOne),
  change("justDone", "undone for another patient", asked("patientId", "drew"), noOne),
  change("justDone", "cancelled", { status: "cancelled" }, noOne, {
    givesUp: storedAppointments.justDone.startsAt,
  }),
  change("pending", "to nothing known", { status: "noShow" }, noOne),

  ...Object.entries(fixedFields).flatMap(([field, value]) => [
    change("pending", `cancelled with ${naming(field, value)}`, cancelled(field, value), noOne),
    change("pending", `confirmed with ${naming(field, value)}`, asked(field, value), noOne, {
      takes: pending.startsAt,
    }),
  ]),
  change("pending", "cancelled with rev 2.5", { status: "cancelled", rev: 2.5 }, noOne),
  change("pending", "cancelled at a time kept for it", ended(kept.forPending), noOne),
  change("pending", "confirmed at a time kept for it", to(kept.forPending), clinician),
  change("pending", "cancelled at another time", { ...to(newTime), status: "cancelled" }, noOne),
];

function byWhom(canceledBy: unknown) {
  return { status: "cancelled", canceledBy };
}

/** A row that is denied because a document is missing: its lookup is an error. */
function lacking(row: Row): Row {
  return { ...row, undecidable: true };
}

type Query = Parameters<Parameters<typeof list>[1]>[0];

function ofClinician(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).orderBy("startsAt").limit(100);
}

function ofPatient(all: Query, uid: string): Query {
  return all.where("patientId", "==", uid).orderBy("startsAt").limit(100);
}

function to(startsAt: Date) {
  return { status: "confirmed", startsAt };
}

function ended(startsAt: Date) {
  return { status: "cancelled", startsAt };
}

function swap(takes: Date) {
  return { takes, givesUp: confirmed.startsAt };
}

function cancelled(field: string, value: unknown) {
  return { status: "cancelled", [field]: value };
}

function asked(field: string, value: unknown) {
  return { status: "confirmed", [field]: value };
}
