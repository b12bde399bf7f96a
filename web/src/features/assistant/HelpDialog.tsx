import Typography from "@mui/material/Typography";
import type { HelpTopic } from "@salvia/domain/locales/helpTexts";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { TitledDialog } from "../../ui/dialogs/TitledDialog.tsx";

/** Shows the portal's help on a topic, which the assistant quotes. Needs the `help` texts. */
export function HelpDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(["assistant", "help"]);
  const isTopic = (name: string): name is HelpTopic => i18n.exists(`help:${name}.title`);
  if (!isTopic(topic)) return null;
  return (
    <TitledDialog
      title={t(`help:${topic}.title`)}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      {t(`help:${topic}.sentences`, { returnObjects: true }).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </TitledDialog>
  );
}
