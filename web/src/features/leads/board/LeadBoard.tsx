import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../../session/useAuth.ts";
import { useIsPhone } from "../../../ui/useIsPhone.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { ConnectionNotice } from "../ConnectionNotice.tsx";
import { useLeadEditor } from "../form/LeadEditorProvider.tsx";
import { useOpenLead } from "../LeadLink.tsx";
import { useClaim } from "../list/useClaim.ts";
import { StepsContext, useStepsById } from "../nextStep/stepsOfRows.ts";
import type { BoardActions } from "./BoardCard.tsx";
import { BoardColumn, useTotalText, type ColumnTotals } from "./BoardColumn.tsx";
import { columnsOf, isByDay, startsClosed } from "./boardColumns.ts";
import { CarryStatus } from "./CarryStatus.tsx";
import type { ColumnState } from "./ColumnCards.tsx";
import { LastMove } from "./LastMove.tsx";
import { MoveQuestion } from "../moves/MoveQuestion.tsx";
import { useBoardMoves, type BoardMoves } from "./useBoardMoves.ts";
import { useCarrying } from "./useCarrying.ts";

type LeadBoardProps = {
  filter: LeadFilter;
  /** From stored counters; null if those don't know the filter. */
  totals: ColumnTotals | null;
};

/** The leads of a filter as a board: a column for each status, between which cards move. */
export function LeadBoard({ filter, totals }: LeadBoardProps) {
  const { t } = useTranslation("board");
  const uid = useAuth().user?.uid ?? "";
  const columns = columnsOf(filter);
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<LeadStatus>("new");
  const single = columns.find((status) => status === chosen) ?? columns[0] ?? "new";
  const [toggled, setToggled] = useState<ReadonlySet<LeadStatus>>(new Set());
  const isOpen = (status: LeadStatus) =>
    isPhone ? status === single : startsClosed(status, filter) === toggled.has(status);
  const moves = useBoardMoves(isOpen);
  const carrying = useCarrying(columns, moves.move);
  const claims = useClaim(uid);
  const actions = useBoardActions(filter, moves, carrying.lift, claims.claim);
  const [states, setStates] = useState<Partial<Record<LeadStatus, ColumnState>>>({});
  const onFeed = useCallback(
    (status: LeadStatus, state: ColumnState) => setStates((all) => ({ ...all, [status]: state })),
    [],
  );
  const steps = useStepsById(uid);
  const totalText = useTotalText();
  const id = useId();
  const shown = isPhone ? [single] : columns;
  const { carried } = carrying;

  const onToggle = useCallback((status: LeadStatus) => {
    setToggled((now) => {
      const next = new Set(now);
      if (!next.delete(status)) next.add(status);
      return next;
    });
  }, []);
  // In the order of days, a moved card's place is not the top.
  const moving = isByDay(filter) ? null : moves.moving;

  return (
    <StepsContext value={steps}>
      <ConnectionNotice fresh={shown.every((status) => states[status]?.fresh !== false)} />
      {isPhone ? (
        <ColumnTabs
          columns={columns}
          chosen={single}
          totals={Object.fromEntries(
            columns.map((status) => [
              status,
              totalText(totals?.get(status)?.count ?? null, null)?.short,
            ]),
          )}
          panelId={id}
          onChoose={setChosen}
        />
      ) : null}
      <p id={`${id}-hint`} style={visuallyHidden}>
        {t("hint")}
      </p>
      <Box
        {...(isPhone && { id, role: "tabpanel", "aria-labelledby": `${id}-${single}` })}
        sx={{
          display: { xs: "grid", sm: "flex" },
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 1,
          height: { sm: "max(420px, min(calc(100dvh - 112px), 1100px))" },
          overflowX: "auto",
          // Room for the focus ring of the columns at the edges.
          padding: "3px",
          margin: "-3px",
        }}
        {...carrying.handlers}
      >
        {shown.map((status) => (
          <BoardColumn
            key={status}
            {...{ status, filter, carried, claims, actions, onFeed, onToggle }}
            total={totals?.get(status)?.count ?? null}
            premium={totals?.get(status)?.premium ?? 0}
            state={states[status] ?? null}
            isOpen={isOpen(status)}
            closable={!isPhone && startsClosed(status, filter)}
            followed={moves.followed?.to === status ? moves.followed : null}
            onFollowed={moves.onFollowed}
            isLeft={moving?.from === status && moves.followed !== null}
            moving={
              moving?.from === status || moving?.row.lead.status === status ? moving.row : null
            }
            isOwn={moves.isOwn}
            hintId={`${id}-hint`}
          />
        ))}
      </Box>
      <CarryStatus carried={carried} ended={carrying.ended} />
      {carried === null ? <LastMove moves={moves} /> : null}
      {moves.asked === null ? null : (
        <MoveQuestion move={moves.asked} onAnswer={moves.answer} onClose={moves.giveUp} />
      )}
    </StepsContext>
  );
}

/** The same object in every render, so that cards that don't change don't render. */
function useBoardActions(
  { view }: LeadFilter,
  moves: BoardMoves,
  lift: ReturnType<typeof useCarrying>["lift"],
  onClaim: BoardActions["onClaim"],
): BoardActions {
  const { user } = useAuth();
  const { edit: onEdit } = useLeadEditor();
  const onOpen = useOpenLead();
  const latest = useRef({ move: moves.move, lift });
  useLayoutEffect(() => {
    latest.current = { move: moves.move, lift };
  });
  const salesUid = user?.role === "sales" ? user.uid : null;
  return useMemo(() => {
    const isMovable: BoardActions["isMovable"] = ({ lead: { ownerId, status } }) =>
      salesUid !== null && ownerId === salesUid && status !== "enrolled";
    return {
      view,
      isMovable,
      onEdit,
      onClaim,
      onOpen,
      onMove: (move) => latest.current.move(move),
      onDrag: (row) => latest.current.lift(row, "pointer"),
      onLift(row) {
        if (isMovable(row)) latest.current.lift(row, "keys");
      },
    };
  }, [view, salesUid, onEdit, onClaim, onOpen]);
}

type ColumnTabsProps = {
  columns: readonly LeadStatus[];
  chosen: LeadStatus;
  totals: Readonly<Partial<Record<LeadStatus, string>>>;
  panelId: string;
  onChoose: (status: LeadStatus) => void;
};

/** On a phone, the board shows one column at a time. */
function ColumnTabs({ columns, chosen, totals, panelId, onChoose }: ColumnTabsProps) {
  const { t } = useTranslation(["board", "leads"]);
  return (
    <Tabs
      value={chosen}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t("columns")}
      onChange={(_event, value) => onChoose(columns.find((each) => each === value) ?? chosen)}
      sx={{ minHeight: 44 }}
    >
      {columns.map((status) => (
        <Tab
          key={status}
          value={status}
          id={`${panelId}-${status}`}
          aria-controls={panelId}
          label={
            <span>{[t(`leads:status.${status}`), totals[status]].filter(Boolean).join(" · ")}</span>
          }
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
}
