import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { own } from "../support/values.ts";
import { storedPatients } from "../scheduling/appointments.stored.ts";
import { admins, documentRows, noOne } from "../support/documentRows.ts";
import { type Query, type Row, undecidable } from "../support/row.ts";

const rows = documentRows(collections.patients);
const get = (name: string, allowedTo: readonly ActorName[]) => rows.get(name, name, allowedTo);
// The rules cannot decide a query that does not filter by user.
const list = (...args: Parameters<typeof rows.list>) => undecidable(rows.list(...args));

/** Every tested operation on patients. */
export const patientRows: readonly Row[] = [
  get("dora", ["clinician", "member", ...admins]),
  get("dina", ["another clinician", "another member", ...admins]),
  get("drew", ["clinician", "another clinician", ...admins]),
  get("missing", admins),
  rows.get("their own", (uid) => uid, ["member", "another member", ...admins]),
  list("a page of one's own", (all, uid) => treatedBy(all, uid).limit(100), [
    "clinician",
    "another clinician",
    "owner turned clinician",
    ...admins,
  ]),
  list("more than a page of one's own", (all, uid) => treatedBy(all, uid).limit(101), noOne),
  list("one's own without limit", (all, uid) => treatedBy(all, uid), noOne),
  list("a page of somebody else's", (all) => treatedBy(all, "zoe").limit(10), admins),
  list("a page of everyone", (all) => all.orderBy("name").limit(100), admins),
  list("more than a page of everyone", (all) => all.orderBy("name").limit(101), noOne),
  rows.create("newcomer", "newcomer", { ...storedPatients.dora, clinicians: [own] }),
  rows.update("dora, to treat her", "dora", { clinicians: ["carla", own] }),
  rows.remove("dora", "dora"),
];

function treatedBy(all: Query, uid: string): Query {
  return all.where("clinicians", "array-contains", uid);
}
