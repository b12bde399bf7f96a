import { Suspense, useMemo, useState, type ReactNode } from "react";

import { onFirstUse } from "../../ui/later.ts";
import { CallContext, type OngoingCall, type VisitPlace } from "./calls.ts";

/**
 * Keeps a clinician's call going while they use other pages. The visit is rendered here, above the
 * routes, and shows in the place that its page offers, or as a tile. Its code loads with the first
 * visit.
 */
export function CallProvider({ children }: { children: ReactNode }) {
  const [ongoing, setOngoing] = useState<OngoingCall | null>(null);
  const [place, setPlace] = useState<VisitPlace | null>(null);
  const calls = useMemo(() => ({ ongoing, setOngoing, setPlace }), [ongoing]);
  const id = ongoing?.id ?? place?.id;
  return (
    <CallContext value={calls}>
      {children}
      {id === undefined ? null : (
        <Suspense>
          <ClinicianVisit key={id} id={id} place={place?.id === id ? place.element : null} />
        </Suspense>
      )}
    </CallContext>
  );
}

const ClinicianVisit = onFirstUse(
  async () => (await import("../pages/medical/VisitPage.tsx")).ClinicianVisit,
);
