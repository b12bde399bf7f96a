import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { recordPhase, type RecordPhase } from "@salvia/domain/record/recordAccess";
import { useSyncExternalStore } from "react";

import { serverNow } from "../../../lib/time/serverTime.ts";

/** The current phase of a record. The rules decide access; the phase shows when to request it. */
export function useRecordPhase(appointment: Appointment): RecordPhase {
  return useSyncExternalStore(subscribe, () => recordPhase(appointment, serverNow()));
}

/** Whole seconds until a moment by the server's clock; never negative. */
export function useSecondsUntil(moment: Date): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((moment.getTime() - serverNow().getTime()) / 1000)),
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 500);
  return () => clearInterval(timer);
}
