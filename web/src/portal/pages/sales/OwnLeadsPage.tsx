import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { Suspense, useEffect, useState, type ReactNode } from "react";

import {
  createLeadSelection,
  useSelectionState,
  type LeadSelection,
} from "../../../features/leads/list/leadSelection.ts";
import { WroteAgainContext } from "../../../features/leads/list/RowLabels.tsx";
import { later } from "../../../ui/later.ts";
import type { LeadsLayout } from "./LayoutSwitch.tsx";
import { useWroteAgain } from "./leadNotifications.ts";
import { LeadsPage } from "./LeadsPage.tsx";

/** A salesperson's leads, which can be selected and changed together, and the pool. */
export function OwnLeadsPage({ layout, action }: { layout: LeadsLayout; action: ReactNode }) {
  const [selection] = useState(() => createLeadSelection(bulkJobLimits.rows));
  const renderBar = (filter: LeadFilter) => <BarBelow {...{ selection, filter }} />;
  return (
    <WroteAgainContext value={useWroteAgain()}>
      <LeadsPage
        layout={layout}
        views={["mine", "pool"]}
        action={action}
        bulk={{ selection, views: ["mine"], renderBar }}
      />
    </WroteAgainContext>
  );
}

type BarBelowProps = { selection: LeadSelection; filter: LeadFilter };

/**
 * The bar, from the first selection on, or a while after the first leads: a job may still be
 * running. Its script must not delay the first leads. It stays when the selection is cleared,
 * because it shows what became of the leads.
 */
function BarBelow(props: BarBelowProps) {
  const { selected, listed } = useSelectionState(props.selection);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && selected.size > 0) setNeeded(true);
  const hasLeads = listed.length > 0;
  useEffect(() => {
    if (!hasLeads) return undefined;
    const timer = setTimeout(() => setNeeded(true), barAfterMs);
    return () => clearTimeout(timer);
  }, [hasLeads]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <OwnLeadsBar {...props} />
    </Suspense>
  ) : null;
}

const barAfterMs = 2_000;

const OwnLeadsBar = later(async () => (await import("./OwnLeadsBar.tsx")).OwnLeadsBar);
