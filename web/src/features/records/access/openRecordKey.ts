import type { RecordAccess } from "@salvia/domain/record/recordAccess";

/** Identifies an open record: the appointment, the patient and the clinician who opened it. */
export type OpenRecordKey = Pick<RecordAccess, "appointmentId" | "patientId" | "clinicianId">;
