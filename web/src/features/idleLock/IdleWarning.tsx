import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { QuestionFrame } from "../../ui/dialogs/ConfirmDialog.tsx";

/**
 * Warns that the document is about to lock. Any input continues the session, so the button needs no
 * handler.
 */
export function IdleWarning({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation("idleLock");
  const left = t("warning.left", {
    time: `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`,
  });
  return (
    <QuestionFrame
      open
      title={t("warning.title")}
      body={`${t("warning.body")} ${left}`}
      onClose={() => {}}
    >
      {/* Announced in steps: a screen reader that speaks every second is unusable. */}
      <Announcement>{secondsLeft % 30 === 0 ? left : ""}</Announcement>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one key press is enough to continue */}
      <Button variant="contained" autoFocus>
        {t("warning.stay")}
      </Button>
    </QuestionFrame>
  );
}
