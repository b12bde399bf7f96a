import { presenceTickMs } from "@salvia/domain/scheduling/visit";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";
import { useServerClock } from "./visitClock.ts";
import { waitingVisits, type WaitingList } from "./visits.data.ts";
import { waitingAt } from "./waitingAt.ts";

/** The patients of a clinician who wait or are in a call, on any page; null while that is unknown. */
export function useWaitingPatients(clinicianId: string): ReturnType<typeof waitingAt> | null {
  const isOn = useIsOn("visits");
  const now = useServerClock(presenceTickMs);
  const live = useLiveQuery(
    isOn ? `visits/waiting/${clinicianId}` : "visits/off",
    isOn ? waitingVisits(clinicianId) : noVisits,
  );
  return live.status === "content" ? waitingAt(live.value, now) : null;
}

/** The rules refuse the list while visits are off. */
const noVisits: Source<WaitingList> = (onValue) => {
  onValue({ visits: [], fresh: true });
  return () => {};
};
