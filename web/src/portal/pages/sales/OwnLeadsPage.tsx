import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { Suspense, useState, type ReactNode } from "react";

import { createLeadSelection } from "../../../features/leads/list/leadSelection.ts";
import { later } from "../../../ui/later.ts";
import type { LeadsLayout } from "./LayoutSwitch.tsx";
import { LeadsPage } from "./LeadsPage.tsx";

/** A salesperson's leads, which can be selected and changed together, and the pool. */
export function OwnLeadsPage({ layout, action }: { layout: LeadsLayout; action: ReactNode }) {
  const [selection] = useState(() => createLeadSelection(bulkJobLimits.rows));
  const renderBar = (filter: LeadFilter) => (
    <Suspense fallback={null}>
      <OwnLeadsBar selection={selection} filter={filter} />
    </Suspense>
  );
  return (
    <LeadsPage
      layout={layout}
      views={["mine", "pool"]}
      action={action}
      bulk={{ selection, views: ["mine"], renderBar }}
    />
  );
}

const OwnLeadsBar = later(async () => (await import("./OwnLeadsBar.tsx")).OwnLeadsBar);
