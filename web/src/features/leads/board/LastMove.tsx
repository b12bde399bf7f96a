import IconButton from "@mui/material/IconButton";
import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { belowToasts } from "../../../ui/dialogs/belowToasts.ts";
import { LeadLink } from "../LeadLink.tsx";
import { useLead } from "../data/useLead.ts";
import { LeadProblemNotice } from "../moves/LeadProblemNotice.tsx";
import { UndoMove } from "../moves/UndoMove.tsx";
import type { BoardMoves } from "./useBoardMoves.ts";

/** Below the board: why a move was not saved, and the offer to undo the last one. */
export function LastMove({ moves }: { moves: BoardMoves }) {
  const { t } = useTranslation("board");
  const { problem, unsaved, movedLast } = moves;
  if (problem !== null && unsaved !== null) {
    const row = { id: unsaved.leadId, lead: unsaved.base, pending: false };
    return (
      <Box ref={belowToasts} sx={place}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600 }}>
          <Box sx={{ flexGrow: 1 }}>
            <LeadLink row={row} focusable />
          </Box>
          <IconButton size="small" aria-label={t("close")} onClick={moves.forget}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        <LeadProblemNotice problem={problem} />
      </Box>
    );
  }
  return movedLast === null ? null : <UndoLast key={movedLast} id={movedLast} moves={moves} />;
}

function UndoLast({ id, moves }: { id: string; moves: BoardMoves }) {
  const lead = useLead(id);
  if (lead.status !== "content") return null;
  const { row } = lead;
  return (
    <Box ref={belowToasts} sx={{ ...place, "&:empty": { display: "none" } }}>
      <UndoMove row={row} onUndo={(to) => moves.undo({ row, to })} />
    </Box>
  );
}

/** Over the lower edge of the board, so that it appears without moving the cards. */
const place = {
  position: "sticky",
  bottom: 12,
  zIndex: 2,
  display: "grid",
  gap: 1,
  padding: 1,
  borderRadius: "12px",
  border: 1,
  borderColor: "divider",
  backgroundColor: "background.paper",
  boxShadow: 4,
} as const;
