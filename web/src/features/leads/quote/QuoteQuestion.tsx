import { useEffect, useEffectEvent, useState } from "react";

import type { LeadRow } from "../paging/leadRow.ts";
import { QuoteDialog } from "./QuoteDialog.tsx";

type QuoteQuestionProps = {
  row: LeadRow;
  /** From `useIsQuoteNeeded`; null for a moment. */
  isNeeded: boolean | null;
  onMove: () => void;
  onClose: () => void;
};

/**
 * Asks for the quote that a lead needs to move to quoted, and moves the lead. If the server doesn't
 * say in time whether there is one, the lead moves as without a connection.
 */
export function QuoteQuestion({ row, isNeeded: found, onMove, onClose }: QuoteQuestionProps) {
  const move = useEffectEvent(onMove);
  // Decided once: the quote made here must not end the dialog before it is saved.
  const [isNeeded, setNeeded] = useState(found);
  if (isNeeded === null && found !== null) setNeeded(found);
  useEffect(() => {
    if (isNeeded === false) move();
    if (isNeeded !== null) return undefined;
    const timer = setTimeout(() => setNeeded(false), waitMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return isNeeded === true ? (
    <QuoteDialog row={row} moving onMade={onMove} onClose={onClose} />
  ) : null;
}

/** As long as Firestore waits for its server before it goes by what the device has stored. */
const waitMs = 10_000;
