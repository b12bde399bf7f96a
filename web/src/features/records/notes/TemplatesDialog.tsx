import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { OwnTemplates, type OwnTemplatesProps } from "./OwnTemplates.tsx";

type TemplatesDialogProps = OwnTemplatesProps & { open: boolean; onClose: () => void };

/** Edits templates without leaving what is written with them. */
export function TemplatesDialog({ open, onClose, ...templates }: TemplatesDialogProps) {
  const { t } = useTranslation("records");
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title} variant="h3" component="h2">
        {t("notes.templates.own")}
      </DialogTitle>
      <DialogContent>
        <OwnTemplates {...templates} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("notes.templates.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
