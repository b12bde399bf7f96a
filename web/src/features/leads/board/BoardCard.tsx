import { styled } from "@mui/material/styles";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { leadStatuses, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { memo, useId, useRef } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import { RowContact } from "../contact/RowContact.tsx";
import { MonthlyPremium } from "../../../ui/units/MonthlyPremium.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadLink, twoLines } from "../LeadLink.tsx";
import { LeadActions, LeadOwner, LeadStep, type LeadActionsProps } from "../list/LeadActions.tsx";
import { LeavingLabel, WaitingLabel, WroteAgainLabel } from "../list/RowLabels.tsx";
import type { RowHighlight } from "../list/useRowHighlights.ts";
import { moveProblem } from "../moves/leadMoves.ts";
import { MoveMenu } from "../moves/MoveMenu.tsx";
import type { Move } from "../moves/useAskedMove.ts";
import { useDraggable } from "./useDragging.ts";

export type BoardActions = Pick<LeadActionsProps, "onEdit" | "onClaim"> & {
  view: LeadView;
  isMovable: (row: LeadRow) => boolean;
  onMove: (move: Move) => void;
  /** Called when the pointer lifts a card. */
  onDrag: (row: LeadRow) => void;
  onLift: (row: LeadRow) => void;
  onOpen: (row: LeadRow) => void;
};

type BoardCardProps = {
  row: LeadRow;
  /** Its place in the column, from 0, and how many cards the column has; -1 if that is unknown. */
  index: number;
  count: number;
  /** Whether this card is the tab stop of its column, and Tab reaches its links and buttons. */
  active: boolean;
  claiming: boolean;
  carried: boolean;
  highlight: RowHighlight | undefined;
  actions: BoardActions;
  /** The id of the text that says how the keyboard moves it. */
  hintId: string;
};

/** One lead on the board: what a row of the list shows, and a menu to move it. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, index, count, active, claiming } = props;
  const { carried, highlight, actions, hintId } = props;
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  const isMovable = actions.isMovable(row) && highlight !== "leaving";
  useDraggable(card, isMovable ? () => actions.onDrag(row) : null, () =>
    leadStatuses.filter((status) => moveProblem(row.lead, status) === null),
  );
  return (
    <article
      ref={card}
      data-row={row.id}
      data-highlight={highlight}
      data-movable={isMovable}
      data-carried={carried}
      aria-labelledby={nameId}
      aria-describedby={isMovable ? hintId : undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- feed articles are focusable
      tabIndex={active ? 0 : -1}
    >
      <CardContent {...{ row, active, claiming, highlight, actions, isMovable, nameId }} />
    </article>
  );
});

type CardContentProps = Pick<
  BoardCardProps,
  "row" | "active" | "claiming" | "highlight" | "actions"
> & { isMovable: boolean; nameId: string };

/** Not rendered again when other cards come and go, which changes the card's place. */
const CardContent = memo(function CardContent(props: CardContentProps) {
  const { row, active, claiming, highlight, actions, isMovable, nameId } = props;
  const { t } = useTranslation("leads");
  const { lead } = row;
  const { view } = actions;
  return (
    <>
      <Head>
        <span id={nameId}>
          <LeadLink row={row} focusable={active} />
        </span>
        {isMovable ? (
          <MoveMenu
            row={row}
            focusable={active}
            onMove={(to: LeadStatus) => actions.onMove({ row, to })}
          />
        ) : null}
      </Head>
      <LeadStep row={row} view={view} />
      <WroteAgainLabel id={row.id} />
      {row.pending ? <WaitingLabel /> : null}
      <LeavingLabel highlight={highlight} />
      <Quiet>
        <RowContact row={row} view={view} focusable={active} />
      </Quiet>
      <Quiet>
        <b>{`${t(`plan.${lead.plan}`)} `}</b>
        <TimeAgo moment={lead.createdAt} />
      </Quiet>
      {lead.loss === undefined ? null : (
        <Quiet>
          {t("loss.because", { reason: lead.loss.note ?? t(`loss.${lead.loss.reason}`) })}
        </Quiet>
      )}
      {view === "all" ? (
        <Quiet>
          <LeadOwner lead={lead} />
        </Quiet>
      ) : null}
      {highlight === "leaving" ? null : (
        <Foot>
          <MonthlyPremium short amount={lead.monthlyPremium} />
          <LeadActions
            row={row}
            view={view}
            claiming={claiming}
            focusable={active}
            onEdit={actions.onEdit}
            onClaim={actions.onClaim}
          />
        </Foot>
      )}
    </>
  );
});

const Head = styled("div")({
  display: "flex",
  alignItems: "flex-start",
  gap: 4,
  "& > span": { flexGrow: 1, minWidth: 0, fontWeight: 600, paddingBlock: 4, "& > a": twoLines },
  "& > button": { marginTop: -2, marginRight: -6 },
});

const Quiet = styled("div")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  // The address and the number, each in a line that a finger can hit.
  "& > :is(a, span)": {
    display: "block",
    width: "fit-content",
    maxWidth: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& > a": { paddingBlock: 4 },
}));

const Foot = styled("div")({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  marginRight: -8,
  "& > [data-premium]": { marginRight: "auto" },
  "&:empty": { display: "none" },
});
