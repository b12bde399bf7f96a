import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { Suspense, useEffect, useState, type ComponentType } from "react";

import {
  useSelectionState,
  type LeadSelection,
} from "../../../features/leads/list/leadSelection.ts";

type BarProps = { selection: LeadSelection; filter: LeadFilter };

/**
 * The bar, from the first selection on, or a while after the first leads: a job may still be
 * running. Its script must not delay the first leads. It stays when the selection is cleared,
 * because it shows what became of the leads.
 */
export function BarBelow({ Bar, ...props }: BarProps & { Bar: ComponentType<BarProps> }) {
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
      <Bar {...props} />
    </Suspense>
  ) : null;
}

const barAfterMs = 2_000;
