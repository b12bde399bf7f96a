import { createContext, use } from "react";

/** Whether the patient is in the waiting room, alone in the call, or in it with the clinician. */
export type VisitNow = "waiting" | "alone" | "inCall";

/** The video visits that go on now, by the id of the appointment; provided by the portal. */
export const VisitsNowContext = createContext<ReadonlyMap<string, VisitNow>>(new Map());

/** What goes on now in the video visit of a clinician's appointment; null if nothing does. */
export function useVisitNow(appointmentId: string): VisitNow | null {
  return use(VisitsNowContext).get(appointmentId) ?? null;
}
