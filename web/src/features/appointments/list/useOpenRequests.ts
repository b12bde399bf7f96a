import { useState } from "react";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { firstRequests, type AppointmentRow } from "../data/appointments.data.ts";

/** The first ten requests that a clinician can still confirm, on any page; null while unknown. */
export function useOpenRequests(clinicianId: string): readonly AppointmentRow[] | null {
  const now = useNow();
  const [since] = useState(now);
  const live = useLiveQuery("appointments/firstRequests", firstRequests(clinicianId, since));
  if (live.status !== "content") return null;
  return live.value.filter(({ appointment }) => appointment.startsAt > now);
}
