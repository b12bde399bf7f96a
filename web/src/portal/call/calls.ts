import { createContext, useContext } from "react";

export type OngoingCall = { id: string; patientName: string };

/** Where a visit's page shows the visit. */
export type VisitPlace = { id: string; element: HTMLElement };

export type Calls = {
  ongoing: OngoingCall | null;
  setOngoing: (ongoing: OngoingCall | null) => void;
  /** Receives the place that the open page of a visit offers; null if none is open. */
  setPlace: (place: VisitPlace | null) => void;
};

export const CallContext = createContext<Calls>({
  ongoing: null,
  setOngoing: () => {},
  setPlace: () => {},
});

/** The call that the user is in, and what its pages report about it. */
export function useCalls(): Calls {
  return useContext(CallContext);
}
