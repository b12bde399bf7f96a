import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../ui/Announcement.tsx";
import { QuestionFrame } from "../../ui/QuestionFrame.tsx";

/** Says that the document is about to be locked. Any input is enough to go on; so the button does nothing more. */
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
      {/* Told in steps: a reader that speaks every second cannot be listened to. */}
      <Announcement>{secondsLeft % 30 === 0 ? left : ""}</Announcement>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one press is enough to go on */}
      <Button variant="contained" autoFocus>
        {t("warning.stay")}
      </Button>
    </QuestionFrame>
  );
}
