import ImportIcon from "@mui/icons-material/FileUploadOutlined";
import Button from "@mui/material/Button";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** The way from the list of leads to the page that makes some of a file. */
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
