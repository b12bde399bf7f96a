import * as z from "zod/mini";

import { isOnGrid } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";

const minute = 60_000;

/**
 * A clinician's taken half hour, stored in `slots/{clinicianId_minutes}` while a confirmed
 * appointment starts then. Its unique id prevents two appointments at the same time. It does not
 * name the patient, because the clinician's other patients can read it.
 */
export const slotSchema = z.strictObject({
  clinicianId: z.string().check(z.regex(patterns.id)),
  appointmentId: z.string().check(z.regex(patterns.id)),
  startsAt: z.date().check(z.refine(isOnGrid)),
});

export type Slot = z.infer<typeof slotSchema>;

/** The id of a clinician's half hour: the clinician's id and the start in minutes since 1970. */
export function slotId(clinicianId: string, startsAt: Date): string {
  return `${clinicianId}_${startsAt.getTime() / minute}`;
}
