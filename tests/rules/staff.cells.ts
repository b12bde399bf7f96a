import { collections } from "@salvia/domain/collections";
import type { Staff } from "@salvia/domain/staff";

import type { ActorName } from "./actors.ts";
import { readOnlyDocuments, readOnlyRows } from "./readOnlyRows.ts";

const entry: Staff = {
  name: "Zoë",
  role: "medical",
  specialty: null,
  languages: ["en", "fr"],
  timezone: null,
};

const everyRole: readonly ActorName[] = [
  "owner",
  "colleague",
  "clinician",
  "member",
  "employer",
  "partner",
  "admin",
  "owner turned clinician",
  "owner turned admin",
  "another clinician",
  "another member",
];

/** Everything anyone may try with the directory of staff. */
export const staffRows = readOnlyRows(collections.staff, everyRole, entry);

export const storedStaff = readOnlyDocuments(collections.staff, entry);
