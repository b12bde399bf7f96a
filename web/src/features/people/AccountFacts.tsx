import { styled } from "@mui/material/styles";
import type { Account } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

/** Shows the facts known about an account. */
export function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation("people");
  const { email, emailVerified, username, role, disabled } = account;
  const confirmed = t(emailVerified ? "account.verified" : "account.unverified");
  return (
    <Facts>
      <dt>{t("account.email")}</dt>
      <dd>{email === null ? t("account.noEmail") : `${email} (${confirmed})`}</dd>
      <dt>{t("account.username")}</dt>
      <dd>{username ?? t("account.noUsername")}</dd>
      <dt>{t("account.role")}</dt>
      <dd>{t(`role.${role ?? "none"}`)}</dd>
      <dt>{t("account.state")}</dt>
      <dd>{t(disabled ? "account.disabled" : "account.enabled")}</dd>
    </Facts>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: "8px 24px",
  margin: 0,
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: 0,
    "& dd": { marginBottom: 8 },
  },
}));
