import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useState, type ReactNode } from "react";

import { createLeadSelection } from "../../../features/leads/list/leadSelection.ts";
import { WroteAgainContext } from "../../../features/leads/list/RowLabels.tsx";
import { later } from "../../../ui/later.ts";
import { BarBelow } from "./BarBelow.tsx";
import type { LeadsLayout } from "./LayoutSwitch.tsx";
import { useWroteAgain } from "./leadNotifications.ts";
import { LeadsPage } from "./LeadsPage.tsx";

/** A salesperson's leads, which can be selected and changed together, and the pool. */
export function OwnLeadsPage({ layout, action }: { layout: LeadsLayout; action: ReactNode }) {
  const [selection] = useState(() => createLeadSelection(bulkJobLimits.rows));
  const renderBar = (filter: LeadFilter) => (
    <BarBelow {...{ selection, filter, Bar: OwnLeadsBar }} />
  );
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

const OwnLeadsBar = later(async () => (await import("./OwnLeadsBar.tsx")).OwnLeadsBar);
