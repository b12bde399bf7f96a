import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";

type CancelSeriesDialogProps = {
  onClose: () => void;
  onCancelOne: () => void;
  onCancelFollowing: () => void;
};

/** Asks whether to cancel one appointment of a series or also those that follow it. */
export function CancelSeriesDialog(props: CancelSeriesDialogProps) {
  const { onClose, onCancelOne, onCancelFollowing } = props;
  const { t } = useTranslation("appointments");
  const id = useId();
  return (
    <Dialog open role="alertdialog" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {t("canceling.title")}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{t("series.cancelBody")}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer has the focus */}
        <Button autoFocus variant="contained" onClick={onClose}>
          {t("canceling.stay")}
        </Button>
        <Button color="error" onClick={onCancelOne}>
          {t("series.cancelOne")}
        </Button>
        <Button color="error" onClick={onCancelFollowing}>
          {t("series.cancelFollowing")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
