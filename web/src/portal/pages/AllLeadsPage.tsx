import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useState } from "react";

import { createLeadSelection } from "../../features/leads/list/leadSelection.ts";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { BarBelow } from "./sales/BarBelow.tsx";
import type { LeadsLayout } from "./sales/LayoutSwitch.tsx";
import { LeadsPage } from "./sales/LeadsPage.tsx";
import { later } from "../../ui/later.ts";

const views = ["all", "pool"] as const;

/** All leads, those of one salesperson, or the pool; administrators assign them here. */
export function AllLeadsPage({ layout }: { layout: LeadsLayout }) {
  const [selection] = useState(() => createLeadSelection(bulkJobLimits.rows));
  const renderBar = (filter: LeadFilter) => (
    <BarBelow {...{ selection, filter, Bar: AllLeadsBar }} />
  );
  return (
    <LeadsPage
      layout={layout}
      views={views}
      owners={useSalespeople()}
      bulk={{ selection, views, renderBar }}
    />
  );
}

const AllLeadsBar = later(async () => (await import("./sales/AllLeadsBar.tsx")).AllLeadsBar);
