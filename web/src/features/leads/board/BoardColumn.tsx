import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { MonthlyPremium } from "../../../ui/units/MonthlyPremium.tsx";
import { LeadStatusLabel } from "../LeadStatusLabel.tsx";
import { ColumnCards, type ColumnCardsProps, type ColumnState } from "./ColumnCards.tsx";
import { ColumnFrame, ColumnNote } from "./columnParts.ts";
import { moveProblem } from "../moves/leadMoves.ts";
import { useDropTarget } from "./useDragging.ts";
import { useMoveProblemText } from "../moves/useMoveProblemText.ts";

type BoardColumnProps = Omit<ColumnCardsProps, "inUse"> & {
  /** The sum of its leads' monthly premiums, from stored figures. */
  premium: number;
  /** What is known of its cards; null until they load. */
  state: ColumnState | null;
  /** Whether it shows its cards. */
  isOpen: boolean;
  /** Whether the user can open and close it. */
  closable: boolean;
  onToggle: (status: LeadStatus) => void;
};

/** A status with its leads; a carried card can be dropped on it where the table allows that. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, carried, state, isOpen, closable, onToggle } = props;
  const { t } = useTranslation(["board", "leads"]);
  const problemText = useMoveProblemText();
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const { inUse, handlers } = useInUse();
  const isAllowed = carried !== null && moveProblem(carried.row.lead, status) === null;
  useDropTarget(frame, status);
  const isOverByKeys = carried?.by === "keys" && carried.over === status;
  // A strip that opens may need more room than there is.
  const isCalled = isOverByKeys || (closable && isOpen);
  useEffect(() => {
    if (isCalled) frame.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCalled]);
  const isElsewhere = carried !== null && carried.row.lead.status !== status;
  const total = useTotalText()(props.total, state);
  const name = t(`leads:status.${status}`);
  return (
    <ColumnFrame
      ref={frame}
      aria-labelledby={titleId}
      data-column={status}
      data-closed={!isOpen}
      data-over={carried?.over === status}
      data-drop={isElsewhere ? (isAllowed ? "yes" : "no") : undefined}
      {...handlers}
    >
      <header>
        <h2 id={titleId}>
          <LeadStatusLabel status={status} />
        </h2>
        {total === null ? null : (
          <span data-total aria-label={total.words}>
            {total.short}
          </span>
        )}
        {!closable ? null : (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "hideNamed" : "showNamed", { status: name })}
            onClick={() => onToggle(status)}
          >
            {t(isOpen ? "hide" : "show")}
          </Button>
        )}
        {props.total === null ? null : (
          <small>
            <MonthlyPremium amount={props.premium} />
          </small>
        )}
      </header>
      {isElsewhere && !isAllowed ? (
        <ColumnNote>{problemText(carried.row.lead, status)}</ColumnNote>
      ) : null}
      {isOpen ? <ColumnCards {...props} inUse={inUse || carried !== null} /> : null}
    </ColumnFrame>
  );
});

/** Returns a function for the number of a column's leads: stored, or as far as they have loaded. */
export function useTotalText() {
  const { t, i18n } = useTranslation("board");
  return (total: number | null, state: ColumnState | null) => {
    if (total === null && state === null) return null;
    // The counters follow a moment after a lead.
    const count = Math.max(total ?? 0, state?.count ?? 0);
    const isExact = total !== null || state?.isComplete === true;
    const digits = count.toLocaleString(i18n.language);
    return {
      short: isExact ? digits : `${digits}+`,
      words: t(isExact ? "total" : "totalAtLeast", { count }),
    };
  };
}

/** The totals of all columns by status: how many leads, and the sum of their monthly premiums. */
export type ColumnTotals = ReadonlyMap<LeadStatus, { count: number; premium: number }>;

/** Whether the mouse or the focus is in an element, with the handlers that find out. */
function useInUse() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    // A finger leaves no pointer behind when it is lifted.
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== "touch"),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { inUse: pointed || focused, handlers };
}
