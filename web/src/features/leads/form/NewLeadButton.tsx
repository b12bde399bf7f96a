import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { useLeadEditor } from "./LeadEditorProvider.tsx";

/** Opens the dialog for a new lead. */
export function NewLeadButton() {
  const { t } = useTranslation("leads");
  const { create } = useLeadEditor();
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
      {t("new")}
    </Button>
  );
}
