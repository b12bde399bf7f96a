import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** All queries for records and record access; entries are sorted newest first. */
export const recordQueries = {
  vitals: {
    collection: collections.vitals,
    where: [],
    orderBy: [["measuredAt", "desc"]],
  },
  allergies: {
    collection: collections.allergies,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
  problems: {
    collection: collections.problems,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
  medications: {
    collection: collections.medications,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
  /** For patients: those that they read at once. */
  signedNotes: {
    collection: collections.notes,
    where: [["status", "=="]],
    orderBy: [["signedAt", "desc"]],
  },
  /** For patients: held ones whose time has come by a moment. */
  releasedNotes: {
    collection: collections.notes,
    where: [
      ["status", "=="],
      ["visibleFrom", "<="],
    ],
    orderBy: [["visibleFrom", "desc"]],
  },
  /** For clinicians: signed, held and withdrawn ones. */
  notesOfRecord: {
    collection: collections.notes,
    where: [["status", "in"]],
    orderBy: [["signedAt", "desc"]],
  },
  /** The appointment by which a clinician has a patient's record open. */
  access: {
    collection: collections.recordAccess,
    where: [
      ["clinicianId", "=="],
      ["patientId", "=="],
    ],
    orderBy: [],
  },
  /** A clinician's own drafts in all records, oldest first. */
  unsignedNotes: {
    collection: collections.notes,
    group: true,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [["createdAt", "asc"]],
  },
  /** A clinician's own templates of notes: few, and in id order. */
  noteTemplates: {
    collection: collections.noteTemplates,
    where: [["ownerId", "=="]],
    orderBy: [],
  },
  /** A clinician's own drafts about a patient: few, and in id order. */
  drafts: {
    collection: collections.notes,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [],
  },
} as const satisfies Record<string, DeclaredQuery>;
