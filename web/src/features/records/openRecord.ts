import type { RecordAccess } from "@salvia/domain/record/recordAccess";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { ReactNode } from "react";

/** Identifies an open record: the appointment, the patient and the clinician who opened it. */
export type OpenRecordKey = Pick<RecordAccess, "appointmentId" | "patientId" | "clinicianId">;

/** A record that is open, and what its pages know about its patient and appointment. */
export type OpenedRecord = {
  access: OpenRecordKey;
  appointment: Appointment;
  patientName: string;
  /** Whether a video is beside it: the clinician then writes while they listen. */
  isBesideVideo: boolean;
  /** Who the patient is, for a printed summary. */
  identity: ReactNode;
  /** Where the visit takes place, for a printed summary. */
  place: ReactNode;
};

/**
 * How long a record's listener outlives its view, in ms. Short, because a closed record must not
 * stay in memory; not zero, because a view that renders late would lose its own listener.
 */
export const recordLingerMs = 1_000;
