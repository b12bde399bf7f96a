import Typography from "@mui/material/Typography";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Button } from "../../ui/Button.tsx";
import { TitledDialog } from "../../ui/dialogs/TitledDialog.tsx";

type HelpDialogProps = { topic: HelpTopic; onClose: () => void };

/** Shows the portal's help on a topic, which the assistant quotes as a source. */
export function HelpDialog(props: HelpDialogProps) {
  return (
    <NamespaceLoader namespaces={["help"]}>
      <Help {...props} />
    </NamespaceLoader>
  );
}

function Help({ topic, onClose }: HelpDialogProps) {
  const { t } = useTranslation(["assistant", "help"]);
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
