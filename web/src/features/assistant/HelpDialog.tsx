import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { loadHelp, type HelpTexts } from "@salvia/domain/locales/helpTexts";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/status/Loading.tsx";

type HelpDialogProps = { topic: HelpTopic; onClose: () => void };

/** Shows the portal's help on a topic, which the assistant quotes as a source. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  const { t } = useTranslation("assistant");
  const help = useHelp();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {help === null ? t("source.help") : help[topic].title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 1 }}>
        {help === null ? (
          <Loading />
        ) : (
          help[topic].sentences.map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </Dialog>
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
