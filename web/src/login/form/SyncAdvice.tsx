import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";
import { useTranslation } from "react-i18next";

/** What a user can do about a session that could not be synced: its reason is for our support. */
export function SyncAdvice() {
  const { t } = useTranslation("login");
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t("syncAdvice")}{" "}
      <Link href={brand.phone.href} sx={{ whiteSpace: "nowrap" }}>
        {brand.phone.display}
      </Link>
    </Typography>
  );
}
