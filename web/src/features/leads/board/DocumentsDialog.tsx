import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Checklist } from "../checklist/ChecklistSection.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { fullName } from "../list/LeadActions.tsx";

type DocumentsDialogProps = { row: LeadRow; onMove: () => void; onClose: () => void };

/** Asks which documents a lead has handed in, before it moves to that stage. */
export function DocumentsDialog({ row, onMove, onClose }: DocumentsDialogProps) {
  const { t } = useTranslation(["board", "leads"]);
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {t("documents.title", { name: fullName(row) })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("documents.body")}</Typography>
        <Checklist row={row} own />
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="contained" onClick={onMove}>
          {t("documents.confirm", { status: t("leads:status.documents") })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
