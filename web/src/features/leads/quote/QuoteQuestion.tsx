import { useEffect, useEffectEvent, useState } from "react";

import type { LeadRow } from "../data/leadRow.ts";
import { QuoteDialog } from "./QuoteDialog.tsx";

type QuoteQuestionProps = {
  row: LeadRow;
  /** From `useIsQuoteNeeded`. While it is null, nothing happens yet. */
  isNeeded: boolean | null;
  onMove: () => void;
  onClose: () => void;
};

/** Asks for the quote that a lead needs to move to quoted, and moves the lead. */
export function QuoteQuestion({ row, isNeeded: found, onMove, onClose }: QuoteQuestionProps) {
  const move = useEffectEvent(onMove);
  // Decided once: the quote made here must not end the dialog before it is saved.
  const [isNeeded, setNeeded] = useState(found);
  if (isNeeded === null && found !== null) setNeeded(found);
  useEffect(() => {
    if (isNeeded === false) move();
  }, [isNeeded]);
  return isNeeded === true ? (
    <QuoteDialog row={row} moving onMade={onMove} onClose={onClose} />
  ) : null;
}
