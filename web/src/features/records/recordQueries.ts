import { collections } from "@salvia/domain/shared/collections";

import { queryOf, type DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** All queries for records and record access; entries are sorted newest first. */
export const recordQueries = {
  vitals: queryOf(collections.vitals, [], ["measuredAt desc"]),
  allergies: queryOf(collections.allergies, [], ["createdAt desc"]),
  problems: queryOf(collections.problems, [], ["createdAt desc"]),
  medications: queryOf(collections.medications, [], ["createdAt desc"]),
  /** For patients: those that they read at once. */
  signedNotes: queryOf(collections.notes, ["status =="], ["signedAt desc"]),
  /** For patients: held ones whose time has come by a moment. */
  releasedNotes: queryOf(collections.notes, ["status ==", "visibleFrom <="], ["visibleFrom desc"]),
  /** For clinicians: signed, held and withdrawn ones. */
  notesOfRecord: queryOf(collections.notes, ["status in"], ["signedAt desc"]),
  /** The appointment by which a clinician has a patient's record open. */
  access: queryOf(collections.recordAccess, ["clinicianId ==", "patientId =="]),
  /** A clinician's own drafts in all records, oldest first. */
  unsignedNotes: {
    ...queryOf(collections.notes, ["clinicianId ==", "status =="], ["createdAt asc"]),
    group: true,
  } satisfies DeclaredQuery,
  /** A clinician's own templates of notes: few, and in id order. */
  noteTemplates: queryOf(collections.noteTemplates, ["ownerId =="]),
  /** A clinician's own drafts about a patient: few, and in id order. */
  drafts: queryOf(collections.notes, ["clinicianId ==", "status =="]),
};
