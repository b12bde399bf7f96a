import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { languages, type Language } from "@salvia/domain/shared/language";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { Blockquote } from "./ConsentSection.tsx";

type ConsentDialogProps = {
  /** Name of the person to read the sentence to. */
  name: string;
  onRecord: (language: Language) => void;
  onClose: () => void;
};

/**
 * Shows the consent sentence in the person's language for the salesperson to read out, and records
 * the consent.
 */
export function ConsentDialog({ name, onRecord, onClose }: ConsentDialogProps) {
  const { t } = useTranslation("leadPage");
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState(own);
  const id = useId();
  const nameOf = new Intl.DisplayNames(own, { type: "language" });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {t("consent.record")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("consent.readOut", { name })}</Typography>
        <TextField
          select
          size="small"
          id={`${id}-language`}
          label={t("consent.language")}
          value={language}
          sx={{ maxWidth: 280 }}
          onChange={(event) => {
            const chosen = languages.find((each) => each === event.target.value);
            if (chosen !== undefined) setLanguage(chosen);
          }}
        >
          {languages.map((each) => (
            <MenuItem key={each} value={each}>
              {nameOf.of(each)}
            </MenuItem>
          ))}
        </TextField>
        <Blockquote lang={language}>{contactConsent[language]}</Blockquote>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("consent.kept")}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="contained" onClick={() => onRecord(language)}>
          {t("consent.agreed")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
