import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { QuestionFrame } from "../../../ui/dialogs/ConfirmDialog.tsx";

type CancelSeriesDialogProps = {
  onClose: () => void;
  onCancelOne: () => void;
  onCancelFollowing: () => void;
};

/** Asks whether to cancel one appointment of a series or also those that follow it. */
export function CancelSeriesDialog(props: CancelSeriesDialogProps) {
  const { onClose, onCancelOne, onCancelFollowing } = props;
  const { t } = useTranslation("appointments");
  return (
    <QuestionFrame
      open
      risky
      title={t("canceling.title")}
      body={t("series.cancelBody")}
      onClose={onClose}
    >
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
    </QuestionFrame>
  );
}
