import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { recordPhase, type RecordPhase } from "@salvia/domain/record/recordAccess";
import { useSyncExternalStore } from "react";

import { serverNow } from "../../lib/serverTime.ts";

/** In which phase the record is now. It is the rules that decide: this tells when to ask them. */
export function useRecordPhase(appointment: Appointment): RecordPhase {
  return useSyncExternalStore(subscribe, () => recordPhase(appointment, serverNow()));
}

/** How many seconds there are until a moment, by the server's clock, at least none. */
export function useSecondsUntil(moment: Date): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((moment.getTime() - serverNow().getTime()) / 1000)),
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 500);
  return () => clearInterval(timer);
}
