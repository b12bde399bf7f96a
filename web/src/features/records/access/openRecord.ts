import type { RecordAccess } from "@salvia/domain/record/recordAccess";

/** Identifies an open record: the appointment, the patient and the clinician who opened it. */
export type OpenRecordKey = Pick<RecordAccess, "appointmentId" | "patientId" | "clinicianId">;

/**
 * How long a record's listener outlives its view, in ms. Short, because a closed record must not
 * stay in memory; not zero, because a view that renders late would lose its own listener.
 */
export const recordLingerMs = 1_000;
