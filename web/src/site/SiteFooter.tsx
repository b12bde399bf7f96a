import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/brand";
import { Band } from "./Band.tsx";

/** The foot of every public page. */
export function SiteFooter() {
  const { t } = useTranslation("site");
  return (
    <Band component="footer" sx={{ py: 5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("footer.rights", { legalName: brand.legalName })}
      </Typography>
    </Band>
  );
}
