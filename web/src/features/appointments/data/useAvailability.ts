import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";

import type { Source } from "../../../firebase/liveQuery/source.ts";
import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { staffEntry } from "../../../firebase/staffEntry.ts";
import { statedAvailability } from "./availability.data.ts";

/**
 * When a clinician can be booked, live: as they stated it, else the usual hours in their zone.
 * Loads until the clinician is known.
 */
export function useAvailability(clinicianId: string | null): LiveQuery<Availability> {
  const id = clinicianId ?? "";
  const entry = useLiveQuery(`staff/${id}`, id === "" ? unknown : staffEntry(id));
  const stated = useLiveQuery(`availability/${id}`, id === "" ? unknown : statedAvailability(id));
  if (entry.status === "error") return entry;
  if (stated.status === "error") return stated;
  if (entry.status !== "content" || stated.status !== "content") return { status: "loading" };
  const value = stated.value ?? usualAvailability(entry.value?.timezone ?? "UTC");
  return { status: "content", value };
}

/** A source without a value. */
const unknown: Source<null> = () => () => {};
