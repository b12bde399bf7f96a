/** By which appointment a clinician has whose record open. */
export type Visit = { appointmentId: string; patientId: string; clinicianId: string };
