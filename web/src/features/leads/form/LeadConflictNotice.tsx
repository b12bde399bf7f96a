import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import type { LeadConflict } from "./useLeadConflict.ts";

type LeadConflictNoticeProps = {
  id: string;
  conflict: LeadConflict;
  onDecided: () => void;
};

/** Lists the fields that changed during editing and lets the user choose which values to keep. */
export function LeadConflictNotice({ id, conflict, onDecided }: LeadConflictNoticeProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  if (conflict.fields.length === 0) return null;
  const names = conflict.fields.map((field) => t(`form.${field}`));
  const decide = (choice: () => void) => () => {
    choice();
    onDecided();
  };
  const fields = new Intl.ListFormat(language).format(names);
  return (
    <Alert id={id} tabIndex={-1} severity="warning" role="alert" sx={{ borderRadius: 0 }}>
      <AlertTitle>{t("conflict.title")}</AlertTitle>
      {t("conflict.body", { fields })} {t("conflict.choose")}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginTop: 1 }}>
        <Button size="small" variant="outlined" onClick={decide(conflict.takeTheirs)}>
          {t("conflict.theirs")}
        </Button>
        <Button size="small" variant="outlined" onClick={decide(conflict.keepMine)}>
          {t("conflict.mine")}
        </Button>
      </Box>
    </Alert>
  );
}
