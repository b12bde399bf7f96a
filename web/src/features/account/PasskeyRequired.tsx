import { loginPath } from "@salvia/domain/site/paths";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { Notice } from "../../ui/status/Notice.tsx";

/**
 * Explains to a user with a role why they see only their account, and offers a sign-in with a
 * passkey.
 */
export function PasskeyRequired({ role }: { role: Role | null }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const next = encodeURIComponent(homePathOf(role));
  return (
    <Notice severity="warning">
      <Typography sx={{ marginBottom: 1 }}>{t("passkeyRequired.why")}</Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        onClick={() => navigate(`${loginPath(language)}?reauth&next=${next}`)}
      >
        {t("passkeyRequired.action")}
      </Button>
    </Notice>
  );
}
