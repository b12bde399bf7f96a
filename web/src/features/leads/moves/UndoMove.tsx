import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { isUndoable, undoableUntil } from "@salvia/domain/lead/stageTransition";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { clockTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { lastMove } from "./lastMove.data.ts";

type UndoMoveProps = {
  /** A lead of the user's own. */
  row: LeadRow;
  onUndo: (to: LeadStatus) => void;
};

/** Offers to undo a lead's last change, if that was a move, for as long as the rules allow it. */
export function UndoMove(props: UndoMoveProps) {
  const now = useNow();
  // A move is at least as old as the last change, so most pages need not ask for it.
  if (now >= undoableUntil(props.row.lead.updatedAt)) return null;
  return <RecentMove {...props} now={now} />;
}

function RecentMove({ row, onUndo, now }: UndoMoveProps & { now: Date }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { language } = useLanguage();
  const zone = useTimeZone();
  const { id, lead } = row;
  const live = useLiveQuery(`leads/move/${id}/${lead.rev}`, lastMove(id, lead.rev));
  const move = live.status === "content" ? live.value : null;
  if (move === null || move.isUndo || !isUndoable(lead, move, now)) return null;
  const values = {
    from: t(`leads:status.${move.from}`),
    to: t(`leads:status.${move.to}`),
    time: clockTime(undoableUntil(move.createdAt), language, zone),
  };
  return (
    <Notice
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => onUndo(move.from)}>
          {t("stage.undo")}
        </Button>
      }
    >
      {t("stage.undoable", values)}
    </Notice>
  );
}
