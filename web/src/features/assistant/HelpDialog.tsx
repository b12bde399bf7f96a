import Typography from "@mui/material/Typography";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { loadHelp, type HelpTexts } from "@salvia/domain/locales/helpTexts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { TitledDialog } from "../../ui/dialogs/TitledDialog.tsx";

type HelpDialogProps = { topic: HelpTopic; onClose: () => void };

/** Shows the portal's help on a topic, which the assistant quotes as a source. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  const { t } = useTranslation("assistant");
  const help = useHelp();
  return (
    <TitledDialog
      title={help === null ? t("source.help") : help[topic].title}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      {help === null ? (
        <Loading />
      ) : (
        help[topic].sentences.map((sentence) => <Typography key={sentence}>{sentence}</Typography>)
      )}
    </TitledDialog>
  );
}

/** The help in the language of the page; null while it loads. */
function useHelp(): HelpTexts | null {
  const { language } = useLanguage();
  const [help, setHelp] = useState<HelpTexts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    async function load() {
      try {
        const loaded = await loadHelp(language);
        if (current) setHelp(loaded);
      } catch (error) {
        if (current) setFailure(error);
      }
    }
    void load();
    return () => {
      current = false;
    };
  }, [language]);
  // Thrown for the nearest error boundary, like any other text that fails to load.
  if (failure !== null) throw failure;
  return help;
}
