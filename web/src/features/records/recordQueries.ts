import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for records and what opens them; entries come with the newest first. */
export const recordQueries = {
  vitals: {
    collection: collections.vitals,
    where: [],
    orderBy: [["measuredAt", "desc"]],
  },
  medications: {
    collection: collections.medications,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
  signedNotes: {
    collection: collections.notes,
    where: [["status", "=="]],
    orderBy: [["signedAt", "desc"]],
  },
  /** By which appointment a clinician has a patient's record open. */
  access: {
    collection: collections.recordAccess,
    where: [
      ["clinicianId", "=="],
      ["patientId", "=="],
    ],
    orderBy: [],
  },
  /** A clinician's own drafts in all records, the oldest first. */
  unsignedNotes: {
    collection: collections.notes,
    group: true,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [["createdAt", "asc"]],
  },
  /** One's own: few, and in no order but the ids'. */
  drafts: {
    collection: collections.notes,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [],
  },
} as const satisfies Record<string, DeclaredQuery>;
