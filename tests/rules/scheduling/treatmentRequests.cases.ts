import {
  answeredRequest,
  newTreatmentRequest,
  treatmentRequestId,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { clinicians, documentRows, noOne } from "../support/documentRows.ts";
import { type Query, type Row, undecidable } from "../support/row.ts";
import type { Documents } from "../support/values.ts";
import { storedSchedule } from "./appointments.stored.ts";

const member: readonly ActorName[] = ["member"];
const members: readonly ActorName[] = ["member", "another member"];

const now = new Date();

const rows = documentRows(collections.treatmentRequests, { reads: { delete: 2 } });
const pathOf = (asked: TreatmentRequest) => rows.pathOf(treatmentRequestId(asked));
// The rules cannot decide a query that does not filter by user.
const list = (...args: Parameters<typeof rows.list>) => undecidable(rows.list(...args));
const remove = (name: string, asked: TreatmentRequest, allowedTo: readonly ActorName[] = noOne) =>
  rows.remove(name, treatmentRequestId(asked), allowedTo);

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
  rows.get("Dora's to Cleo", treatmentRequestId(toCleo)),
  list("a page of one's own as member", ofMember, members),
  list("more than a page as member", (all, uid) => ofMember(all, uid).limit(101)),
  list("a page of the pending ones to oneself", pendingTo, clinicians),
  list("more than a page to oneself", (all, uid) => pendingTo(all, uid).limit(101)),
  list("all that were ever made to oneself", (all, uid) => to(all, uid)),
  list("those that one has declined", (all, uid) => to(all, uid, "declined")),
  list("a page of everyone's pending ones", (all) => pending(all)),

  // Only the server makes and answers them.
  rows.create("Dora's", treatmentRequestId(fresh), { ...fresh }),
  rows.update("declined as Cleo", treatmentRequestId(toCleo), answeredRequest("declined", now)),
  rows.update("accepted as Cleo", treatmentRequestId(toCleo), answeredRequest("accepted", now)),

  remove("Dora's to Cleo", toCleo, member),
  remove("Dina's to Carla", toCarla, ["another member"]),
  remove("Dora's that was declined", declined),
  remove("Dora's that was accepted", accepted),
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
