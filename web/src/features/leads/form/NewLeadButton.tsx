import AddIcon from "@mui/icons-material/Add";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { useLeadEditor } from "./LeadEditorProvider.tsx";

export function NewLeadButton() {
  const { t } = useTranslation("leads");
  const { create } = useLeadEditor();
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
      {t("new")}
    </Button>
  );
}
