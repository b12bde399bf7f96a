import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { languages, type Language } from "@salvia/domain/shared/language";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useLeadLanguage } from "../data/useLeadLanguage.ts";

type ConsentDialogProps = {
  /** The person to read the sentence to. */
  row: LeadRow;
  onRecord: (language: Language) => void;
  onClose: () => void;
};

/**
 * Shows the consent sentence in the person's language for the salesperson to read out, and records
 * the consent.
 */
export function ConsentDialog({ row, onRecord, onClose }: ConsentDialogProps) {
  const { t } = useTranslation("leadPage");
  const { language: own } = useLanguage();
  const leadLanguage = useLeadLanguage(row);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? leadLanguage;
  const id = useId();
  const nameOf = new Intl.DisplayNames(own, { type: "language" });
  return (
    <FormDialog
      title={t("consent.record")}
      maxWidth="sm"
      cancel={t("cancel")}
      confirm={t("consent.agreed")}
      onSubmit={() => onRecord(language)}
      onClose={onClose}
    >
      <Typography>{t("consent.readOut", { name: fullName(row) })}</Typography>
      <TextField
        select
        size="small"
        id={`${id}-language`}
        label={t("consent.language")}
        value={language}
        sx={{ maxWidth: 280 }}
        onChange={(event) => {
          setChosen(languages.find((each) => each === event.target.value) ?? null);
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
    </FormDialog>
  );
}

/** A sentence quoted verbatim. */
export const Blockquote = styled("blockquote")(({ theme }) => ({
  margin: 0,
  padding: "12px 16px",
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: "0 8px 8px 0",
  backgroundColor: theme.vars.palette.tint,
}));
