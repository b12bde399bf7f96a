import {
  answeredRequest,
  newTreatmentRequest,
  treatmentRequestId,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import type { Documents } from "../support/values.ts";
import { storedSchedule } from "./appointments.stored.ts";

const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const member: readonly ActorName[] = ["member"];
const members: readonly ActorName[] = ["member", "another member"];
const noOne: readonly ActorName[] = [];

const now = new Date();

/** Dora asks Cleo, whom she does not know, and Dina asks Carla. Zoe has declined, Ana accepted. */
const toCleo = request("dora", "cleo");
const toCarla = request("dina", "carla");
const declined = { ...request("dora", "zoe"), ...answeredRequest("declined", now) };
const accepted = { ...request("dora", "ana"), ...answeredRequest("accepted", now) };
const fresh = request("dora", "carla");

export const storedTreatmentRequests: Documents = {
  ...storedSchedule,
  ...Object.fromEntries(
    [toCleo, toCarla, declined, accepted].map((each) => [pathOf(each), each] as const),
  ),
  [pathOf(fresh)]: null,
};

/** Every tested operation on requests for treatment. */
export const treatmentRequestRows: readonly Row[] = [
  {
    operation: "get",
    name: "Dora's to Cleo",
    send: (db) => db.doc(pathOf(toCleo)).get({ source: "server" }),
    allowedTo: noOne,
  },
  list("a page of one's own as member", ofMember, members),
  list("more than a page as member", (all, uid) => ofMember(all, uid).limit(101), noOne),
  list("a page of the pending ones to oneself", pendingTo, clinicians),
  list("more than a page to oneself", (all, uid) => pendingTo(all, uid).limit(101), noOne),
  list("all that were ever made to oneself", (all, uid) => to(all, uid), noOne),
  list("those that one has declined", (all, uid) => to(all, uid, "declined"), noOne),
  list("a page of everyone's pending ones", (all) => pending(all), noOne),

  // Only the server makes and answers them.
  create("Dora's", fresh),
  change("declined as Cleo", answeredRequest("declined", now)),
  change("accepted as Cleo", answeredRequest("accepted", now)),

  remove("Dora's to Cleo", toCleo, member),
  remove("Dina's to Carla", toCarla, ["another member"]),
  remove("Dora's that was declined", declined, noOne),
  remove("Dora's that was accepted", accepted, noOne),
];

function request(patientId: string, clinicianId: string): TreatmentRequest {
  const patientName = patientId === "dora" ? "Dora" : "Dina";
  return newTreatmentRequest({ patientId, clinicianId, patientName }, now);
}

function ofMember(all: Query, uid: string): Query {
  return all.where("patientId", "==", uid).limit(50);
}

function pending(all: Query): Query {
  return all.where("status", "==", "pending").limit(50);
}

function pendingTo(all: Query, uid: string): Query {
  return pending(to(all, uid));
}

function to(all: Query, uid: string, status?: TreatmentRequest["status"]): Query {
  const own = all.where("clinicianId", "==", uid).limit(50);
  return status === undefined ? own : own.where("status", "==", status);
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.treatmentRequests, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

function create(name: string, made: TreatmentRequest): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.set(db.doc(pathOf(made)), { ...made }));
  return { operation: "create", name, send, allowedTo: noOne };
}

function change(name: string, changes: Partial<TreatmentRequest>): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.update(db.doc(pathOf(toCleo)), { ...changes }));
  return { operation: "update", name, send, allowedTo: noOne };
}

function remove(name: string, asked: TreatmentRequest, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(asked))));
  return { operation: "delete", name, send, allowedTo, reads: 2 };
}

function pathOf(asked: TreatmentRequest): string {
  return `${collections.treatmentRequests}/${treatmentRequestId(asked)}`;
}
