import ImportIcon from "@mui/icons-material/FileUploadOutlined";
import Button from "@mui/material/Button";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** A link from the list of leads to the import page. */
export function ImportLink() {
  const { t } = useTranslation("portal");
  return (
    <Button
      component={Link}
      to={salesPaths.leadImport}
      variant="outlined"
      startIcon={<ImportIcon />}
    >
      {t("leadFiles.import")}
    </Button>
  );
}
