import { collections } from "@salvia/domain/shared/collections";
import type { Staff } from "@salvia/domain/account/staff";

import type { ActorName } from "../support/actors.ts";
import type { Documents } from "../support/values.ts";
import { readOnlyDocuments, readOnlyRows } from "../support/readOnlyRows.ts";
import { listOf, type Query, type Row } from "../support/row.ts";

const entry: Staff = {
  name: "Zoë",
  role: "medical",
  specialty: null,
  languages: ["en", "fr"],
  timezone: null,
};

const staffRoles: readonly ActorName[] = [
  "owner",
  "colleague",
  "clinician",
  "admin",
  "owner turned clinician",
  "owner turned admin",
  "another clinician",
];

const members: readonly ActorName[] = ["member", "another member"];
const all: readonly ActorName[] = [...staffRoles, ...members];
const salesperson = `${collections.staff}/salesperson`;

/** Every tested operation on the directory of staff, in which members find only clinicians. */
export const staffRows: readonly Row[] = [
  ...readOnlyRows(collections.staff, staffRoles, entry).map(asMembersRead),
  {
    operation: "get",
    name: "a salesperson's",
    send: (db) => db.doc(salesperson).get({ source: "server" }),
    allowedTo: staffRoles,
  },
  list("clinicians", (staff) => staff.where("role", "==", "medical").limit(50), all),
  list("the most clinicians", (staff) => staff.where("role", "==", "medical").limit(100), all),
  list("too many clinicians", (staff) => staff.where("role", "==", "medical").limit(101), []),
  list("salespeople", (staff) => staff.where("role", "==", "sales").limit(50), staffRoles),
];

export const storedStaff: Documents = {
  ...readOnlyDocuments(collections.staff, entry),
  [salesperson]: { ...entry, role: "sales" },
};

/** Members may read a clinician's entry or a missing one, and their lists must filter by role. */
function asMembersRead(row: Row): Row {
  return Object.assign(row, {
    ...(row.operation === "get" && { allowedTo: all }),
    ...(row.operation === "list" && { undecidable: true }),
  });
}

function list(name: string, find: (staff: Query) => Query, allowedTo: Row["allowedTo"]): Row {
  return { operation: "list", name, send: listOf(collections.staff, find), allowedTo };
}
