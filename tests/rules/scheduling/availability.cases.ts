import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { clinicians } from "../support/documentRows.ts";
import { readOnlyDocuments, readOnlyRows } from "../support/readOnlyRows.ts";
import type { Row } from "../support/row.ts";
import type { Documents } from "../support/values.ts";
import { storedSchedule } from "./appointments.stored.ts";

const noOne: readonly ActorName[] = [];
const stored = { ...usualAvailability("Europe/Paris"), rev: 1, updatedAt: new Date() };
const path = (uid: string) => `${collections.availability}/${uid}`;

/** Every tested operation on the availability of clinicians. Zoe and Carla treat Dora. */
export const availabilityRows: readonly Row[] = [
  ...readOnlyRows(collections.availability, noOne, stored).map(asReadByPatients),
  get("Carla's", "carla", ["clinician", "member"]),
  get("Cleo's", "cleo", ["another clinician", "another member"]),
];

export const storedAvailabilities: Documents = {
  ...storedSchedule,
  ...readOnlyDocuments(collections.availability, stored),
  [path("carla")]: stored,
  [path("cleo")]: stored,
};

/** Clinicians read their own, and a patient that of Zoe, who treats her. */
function asReadByPatients(row: Row): Row {
  if (row.operation !== "get") return row;
  const allowedTo: readonly ActorName[] =
    row.name === "one's own" ? clinicians : row.name === "another's" ? ["member"] : noOne;
  return Object.assign(row, { allowedTo, reads: 3 });
}

function get(name: string, uid: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(path(uid)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo, reads: 3 };
}
