import { isToCome, isWaiting, type Appointment } from "@salvia/domain/scheduling/appointment";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { appointmentDocument, type AppointmentRow } from "../data/appointments.data.ts";

/** How an appointment takes part in a move that its patient asks for. */
export type Move =
  /** Not, as far as known: the other one may still be loading. */
  | { kind: "none" | "unknown" }
  /** It is a request, which replaces `startsAt` once it is confirmed. */
  | { kind: "request"; startsAt: Date }
  /** It is a request, and what it was to replace has begun or was canceled. */
  | { kind: "plainRequest" }
  /** A request waits for an answer to move it to `startsAt`. */
  | { kind: "requested"; id: string; startsAt: Date };

/** The move that an appointment is part of, live: reads one document if there is one. */
export function useMoveOf({ appointment }: AppointmentRow): Move {
  const now = useNow();
  const id = otherOf(appointment, now);
  const live = useLiveQuery(
    id === undefined ? "appointment/none" : `appointment/${id}`,
    id === undefined ? none : appointmentDocument(id),
  );
  if (id === undefined) return { kind: "none" };
  if (live.status !== "content") return { kind: "unknown" };
  const other = live.value?.appointment ?? null;
  if (appointment.status === "pending") {
    return other !== null && isToCome(other, now)
      ? { kind: "request", startsAt: other.startsAt }
      : { kind: "plainRequest" };
  }
  return other !== null && isWaiting(other, now)
    ? { kind: "requested", id, startsAt: other.startsAt }
    : { kind: "none" };
}

/** The appointment that a request moves, or the request to move an appointment. */
function otherOf(appointment: Appointment, now: Date): string | undefined {
  if (appointment.status === "pending") return appointment.replaces;
  return isToCome(appointment, now) ? appointment.moveRequestId : undefined;
}

const none: Source<AppointmentRow | null> = (onValue) => {
  onValue(null);
  return () => {};
};
