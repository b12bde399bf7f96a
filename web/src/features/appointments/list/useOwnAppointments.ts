import { useState } from "react";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { dayMs } from "../../../lib/time/plainDay.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { ownAppointments, type AppointmentRow } from "../data/appointments.data.ts";

/** Four weeks ago, the same for all views of a day, so that no appointment is in two lists or none. */
export function useSince(): Date {
  const now = useNow();
  const [since] = useState(() => new Date((Math.floor(now.getTime() / dayMs) - 28) * dayMs));
  return since;
}

/** A member's own appointments of the past four weeks and to come, live. */
export function useOwnAppointments(): LiveQuery<readonly AppointmentRow[]> {
  const uid = useAuth().user?.uid ?? "";
  const since = useSince();
  return useLiveQuery(
    `appointments/own/${since.getTime()}`,
    ownAppointments(uid, since),
    ({ length }) => length === 0,
  );
}
