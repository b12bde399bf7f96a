import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { staffEntry } from "../../../firebase/staffEntry.ts";
import { statedAvailability } from "./availability.data.ts";

/** When a clinician can be booked, live: as they stated it, else the usual hours in their zone. */
export function useAvailability(clinicianId: string): LiveQuery<Availability> {
  const entry = useLiveQuery(`staff/${clinicianId}`, staffEntry(clinicianId));
  const stated = useLiveQuery(`availability/${clinicianId}`, statedAvailability(clinicianId));
  if (entry.status === "error") return entry;
  if (stated.status === "error") return stated;
  if (entry.status !== "content" || stated.status !== "content") return { status: "loading" };
  const value = stated.value ?? usualAvailability(entry.value?.timezone ?? "UTC");
  return { status: "content", value };
}
