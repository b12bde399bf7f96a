import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

import type { LeadRow } from "../paging/leadRow.ts";
import { columnBeside } from "./boardColumns.ts";
import { moveProblem } from "../moves/leadMoves.ts";

/** A card on its way. */
export type Carried = {
  row: LeadRow;
  /** The column it is over; with the pointer, only one where it may be dropped. */
  over: LeadStatus | null;
  by: "pointer" | "keys";
};

/** What a key does to a card that the keyboard carries; null if nothing. */
export type CarryAction =
  | { kind: "over"; over: LeadStatus }
  | { kind: "drop"; to: LeadStatus }
  /** The table allows no drop there, so the card stays in the hand. */
  | { kind: "refuse" }
  | { kind: "cancel" };

export function carryAction(
  key: string,
  { row, over }: Carried,
  columns: readonly LeadStatus[],
): CarryAction | null {
  const at = over ?? row.lead.status;
  if (key === "ArrowLeft") return { kind: "over", over: columnBeside(columns, at, -1) };
  if (key === "ArrowRight") return { kind: "over", over: columnBeside(columns, at, 1) };
  if (key === "Escape" || key === "Tab") return { kind: "cancel" };
  if (key !== " " && key !== "Enter") return null;
  if (at === row.lead.status) return { kind: "cancel" };
  return moveProblem(row.lead, at) === null ? { kind: "drop", to: at } : { kind: "refuse" };
}
