import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { rowOf } from "../list/useRowFocus.ts";
import { columnBeside } from "./boardColumns.ts";
import { carryAction, type Carried } from "./carrying.ts";
import type { Move } from "../moves/useAskedMove.ts";
import { useDrag } from "./useDragging.ts";

/** Carries one card at a time, with the pointer or the keyboard. */
export function useCarrying(columns: readonly LeadStatus[], onMove: (move: Move) => void) {
  const { t } = useTranslation(["board", "leads"]);
  const [carried, setCarried] = useState<Carried | null>(null);
  /** How the last carrying ended, unless a toast says it. */
  const [ended, setEnded] = useState("");

  const over = (status: LeadStatus | null) =>
    setCarried((now) => (now === null ? null : { ...now, over: status }));
  // Known before the next render, for a drop that follows at once.
  const lifted = useRef<LeadRow | null>(null);
  useDrag(over, (to) => {
    const row = lifted.current;
    setCarried((now) => (now?.row === row ? null : now));
    if (row !== null && to !== null) onMove({ row, to });
  });

  function cancel({ row }: Carried) {
    setCarried(null);
    const status = t(`leads:status.${row.lead.status}`);
    setEnded(t("carry.canceled", { name: fullName(row), status }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (carried?.by !== "keys") return goBeside(event);
    const action = carryAction(event.key, carried, columns);
    if (action === null) return;
    if (event.key !== "Tab") event.preventDefault();
    if (action.kind === "over") over(action.over);
    else if (action.kind === "cancel") cancel(carried);
    else if (action.kind === "drop") {
      setCarried(null);
      onMove({ row: carried.row, to: action.to });
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (carried?.by !== "keys") return;
    const card = relatedTarget === null ? null : rowOf(relatedTarget);
    if (card?.dataset["row"] !== carried.row.id) cancel(carried);
  }

  const lift = (row: LeadRow, by: Carried["by"]) => {
    lifted.current = row;
    setEnded("");
    setCarried({ row, over: null, by });
  };
  return { carried, ended, lift, handlers: { onKeyDown, onBlur } };

  /** Moves the focus to the nearest column on the left or right that has cards. */
  function goBeside(event: KeyboardEvent<HTMLElement>) {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const card = rowOf(event.target);
    if ((side !== -1 && side !== 1) || card === null || card !== event.target) return;
    const here = card.closest<HTMLElement>("[data-column]")?.dataset["column"];
    let at = columns.find((status) => status === here);
    while (at !== undefined) {
      const next = columnBeside(columns, at, side);
      if (next === at) return;
      at = next;
      const column = `[data-column="${next}"] [data-row][tabindex="0"]`;
      const found = event.currentTarget.querySelector<HTMLElement>(column);
      if (found === null) continue;
      event.preventDefault();
      return found.focus();
    }
  }
}
