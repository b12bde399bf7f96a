import type { RecordAccess } from "@salvia/domain/record/recordAccess";

/** By which appointment a clinician has whose record open. */
export type OpenRecordKey = Pick<RecordAccess, "appointmentId" | "patientId" | "clinicianId">;
