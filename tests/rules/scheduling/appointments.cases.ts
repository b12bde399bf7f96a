import { appointmentStatuses, nextStatuses } from "@salvia/domain/scheduling/appointment";

import { endOfTakenDay, takenDayOf, takenPartOf } from "@salvia/domain/scheduling/takenTime";
import { Timestamp } from "firebase/firestore";

import type { ActorName } from "../support/actors.ts";
import { clinicians } from "../support/documentRows.ts";
import { appointmentMoveRows } from "./appointmentMoves.cases.ts";
import { change, get, list, make, newTime, remove, wish } from "./appointments.requests.ts";
import { startOf, storedAppointments } from "./appointments.stored.ts";
import type { Row } from "../support/row.ts";
import { badLines, missing, naming, now } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const member: readonly ActorName[] = ["member"];
const both: readonly ActorName[] = ["clinician", "member"];
const cleo: readonly ActorName[] = ["another clinician"];
const noOne: readonly ActorName[] = [];

const members: readonly ActorName[] = ["member", "another member"];
const { confirmed, done } = storedAppointments;
const microsecond = new Timestamp(newTime.getTime() / 1000, 1000);
const halfMinute = new Date(newTime.getTime() + 30_000);
const quarterPast = new Date(newTime.getTime() + 15 * 60_000);
/** An hour that begins a quarter before the end of a taken day. */
const inTwoDays = new Date(endOfTakenDay(takenDayOf(newTime)).getTime() - 15 * 60_000);

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
  ["minutes", [null, "30", 0, 20, 75]],
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
  updatedAt: new Date("2020-01-01"),
  rev: 3,
  canceledBy: "zoe",
  seriesId: "series-1",
};

const dinasWithCleo = { clinicianId: "cleo", patientId: "dina", patientName: "Dina" };

/** Overlaps the time that the confirmed appointment has. */
const quarterLater = new Date(confirmed.startsAt.getTime() + 15 * 60_000);

/** Changes of taken time that take and free nothing: of this appointment, and of another. */
const noTime = { clinicianId: "carla", patientId: "dora", frees: null, takes: null };
const ofAnother = { ...noTime, appointmentId: "justAsked" };

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
  make("in a series, under an id that is none", { seriesId: "series-1" }, noOne, { id: "ñ" }),
  make("in a series", { seriesId: "series-1" }, clinician),
  ...[null, 7, "", "a/b"].map((seriesId) =>
    make(`with ${naming("seriesId", seriesId)}`, { seriesId }, noOne),
  ),
  wish("in a series", { seriesId: "series-1" }, noOne),
  ...[15, 45, 60].map((minutes) => make(`of ${minutes} minutes`, { minutes }, clinician)),
  make("without a length, which is half an hour", { minutes: missing }, clinician),
  make("at a quarter past", { startsAt: quarterPast }, clinician),
  make("for the last quarter of a day", { startsAt: inTwoDays, minutes: 15 }, clinician),
  make("in two days", { startsAt: inTwoDays }, noOne),
  make("outside her hours", { outsideHoursReason: "A holiday" }, clinician),
  ...["", "x".repeat(301), null, 7].map((outsideHoursReason) =>
    make(naming("outsideHoursReason", outsideHoursReason), { outsideHoursReason }, noOne),
  ),
  ...[missing, null, "", "a/b"].map((token) => make(naming("token", token), { token }, noOne)),
  make("not confirmed", { status: "pending" }, noOne, { booking: noTime }),
  make("not confirmed, which is a wish", { status: "pending", token: missing }, member, {
    place: "5",
  }),
  lacking(make("without its time", {}, noOne, { booking: null })),
  lacking(
    make("at a time that is taken", { startsAt: confirmed.startsAt }, noOne, { booking: null }),
  ),
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
  wish("of an hour", { minutes: 60 }, member),
  wish("without a length", { minutes: missing }, member),
  wish("with a token", { token: "token-new" }, noOne),
  wish("outside her hours", { outsideHoursReason: "A holiday" }, noOne),
  lacking(wish("confirmed already", { status: "confirmed" }, noOne)),
  wish("of who does not treat her", { clinicianId: "cleo" }, noOne),
  wish("in another's name", { patientName: "Drew" }, noOne),
  wish("for another", { patientId: "drew", patientName: "Drew" }, noOne),

  ...wrongFields.flatMap(([field, values]) =>
    values.flatMap((value) => [
      make(`with ${naming(field, value)}`, { [field]: value }, noOne),
      wish(`with ${naming(field, value)}`, { [field]: value }, noOne),
    ]),
  ),

  change("pending", "confirmed", { status: "confirmed" }, clinician),
  change("renamed", "confirmed", { status: "confirmed" }, clinician),
  change("pending", "confirmed for an hour", { ...to(newTime), minutes: 60 }, clinician),
  change("pending", "confirmed for an hour in two days", { ...to(inTwoDays), minutes: 60 }, noOne),
  change("pending", "confirmed for 20 minutes", { status: "confirmed", minutes: 20 }, noOne),
  ...["", null, "x".repeat(301)].map((outsideHoursReason) =>
    change(
      "pending",
      naming("outsideHoursReason", outsideHoursReason),
      {
        ...to(newTime),
        outsideHoursReason,
      },
      noOne,
    ),
  ),
  change(
    "pending",
    "confirmed outside her hours",
    {
      ...to(newTime),
      outsideHoursReason: "A holiday",
    },
    clinician,
  ),
  lacking(change("pending", "confirmed without its time", { status: "confirmed" }, noOne, null)),
  lacking(change("justAsked", "confirmed without its time", { status: "confirmed" }, noOne, null)),
  change(
    "justAsked",
    "confirmed without a token or its time",
    { status: "confirmed", token: missing },
    noOne,
    null,
  ),
  ...[missing, null, "a/b"].map((token) =>
    change("pending", `confirmed with ${naming("token", token)}`, { ...to(newTime), token }, noOne),
  ),
  change("pending", "confirmed at another time", to(newTime), clinician),
  change("pending", "moved, unconfirmed", { startsAt: newTime }, noOne),
  change(
    "pending",
    "moved, unconfirmed, with a token",
    { startsAt: newTime, token: "token-new" },
    noOne,
    noTime,
  ),
  change(
    "pending",
    "confirmed by the change of another",
    { status: "confirmed" },
    noOne,
    ofAnother,
  ),
  lacking(change("rival", "confirmed", { status: "confirmed" }, noOne, null)),
  change("former", "confirmed", { status: "confirmed" }, noOne),
  change("missed", "confirmed", { status: "confirmed" }, noOne),
  change("missed", "confirmed at a time to come", to(newTime), clinician),

  change("confirmed", "moved", to(newTime), clinician),
  change("confirmed", "moved by a quarter of an hour", to(quarterLater), clinician),
  change("confirmed", "made longer", { status: "confirmed", minutes: 60 }, clinician),
  change("confirmed", "moved to another day", to(startOf(160)), clinician),
  change("confirmed", "moved with another token", { ...to(newTime), token: "token-2" }, noOne),
  change("untaken", "moved", to(newTime), clinician),
  ...[new Date("2020-01-01"), missing, null].map((timeSetAt) =>
    change(
      "confirmed",
      `moved with ${naming("timeSetAt", timeSetAt)}`,
      { ...to(newTime), timeSetAt },
      noOne,
    ),
  ),
  change("undated", "confirmed", { status: "confirmed" }, clinician),
  change("undated", "confirmed at another time", to(newTime), clinician),
  lacking(change("confirmed", "moved, no time taken", to(newTime), noOne, null)),
  change("confirmed", "moved nowhere", {}, noOne),
  change("confirmed", "moved off the grid", to(halfMinute), noOne),
  change("confirmed", "moved to the past", to(startOf(-100)), noOne),
  change("begun", "moved", to(newTime), clinician),
  change("cancelled", "confirmed at another time", to(newTime), noOne),
  change("done", "confirmed at another time", to(newTime), noOne),
  change("done", "confirmed at another time, which is booked", to(newTime), noOne, {
    ...noTime,
    takes: takenPartOf({ ...done, ...to(newTime) }),
  }),

  change("pending", "cancelled", { status: "cancelled" }, both),
  change("confirmed", "cancelled", { status: "cancelled" }, both),
  change("untaken", "cancelled", { status: "cancelled" }, both),
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
  ),
  lacking(change("confirmed", "cancelled, the time kept", { status: "cancelled" }, noOne, null)),
  change("begun", "cancelled", { status: "cancelled" }, clinician),
  change("missed", "cancelled", { status: "cancelled" }, clinician),
  change("begun", "done", { status: "done" }, clinician),
  change("confirmed", "done before its time", { status: "done" }, noOne),
  // As recent as one that can be undone.
  change("justConfirmed", "done before its time", { status: "done" }, noOne),
  ...appointmentStatuses.flatMap((from) =>
    appointmentStatuses
      .filter((status) => !nextStatuses[from].includes(status))
      .map((status) => change(from, `to ${status}`, { status }, noOne)),
  ),
  change("missed", "done", { status: "done" }, noOne),
  change("justDone", "undone", { status: "confirmed" }, clinician),
  change("done", "undone too late", { status: "confirmed" }, noOne),
  change("justDone", "undone and moved", to(newTime), noOne),
  change("justDone", "undone with rev 2.5", { status: "confirmed", rev: 2.5 }, noOne),
  change("justDone", "undone for another patient", asked("patientId", "drew"), noOne),
  change("justDone", "cancelled", { status: "cancelled" }, noOne),
  change("pending", "to nothing known", { status: "noShow" }, noOne),

  ...Object.entries(fixedFields).flatMap(([field, value]) => [
    change("pending", `cancelled with ${naming(field, value)}`, cancelled(field, value), noOne),
    change("pending", `confirmed with ${naming(field, value)}`, asked(field, value), noOne),
  ]),
  change("halfRevision", "cancelled", { status: "cancelled" }, noOne),
  change("pending", "cancelled with rev 2.5", { status: "cancelled", rev: 2.5 }, noOne),
  change("pending", "cancelled at another time", { ...to(newTime), status: "cancelled" }, noOne),
  make("in place of another", { replaces: "confirmed" }, noOne),
  ...appointmentMoveRows,
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
  return { status: "confirmed", startsAt } as const;
}

function cancelled(field: string, value: unknown) {
  return { status: "cancelled", [field]: value };
}

function asked(field: string, value: unknown) {
  return { status: "confirmed", [field]: value };
}
