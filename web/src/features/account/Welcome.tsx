import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";
import { publicPath } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import type { AccountCalls } from "./account.calls.ts";
import type { Identity } from "./account.data.ts";
import { PolicyLink } from "./PolicyLink.tsx";

type WelcomeProps = {
  identity: Pick<Identity, "email" | "emailVerified">;
  /** Whether the user never had a role. */
  isNew: boolean;
  calls: AccountCalls;
  /** Moves to the user's passkeys; null if there is none to offer. */
  onPasskeys: (() => void) | null;
};

/** Shows a customer without a role what they can do next, and greets them if they are new. */
export function Welcome({ identity, isNew, calls, onPasskeys }: WelcomeProps) {
  const { email, emailVerified } = identity;
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  // A policy is linked to the account with its email address, if that is confirmed.
  const link = email === null ? "withoutEmail" : emailVerified ? "linked" : "unconfirmed";
  return (
    <Section
      title={t(isNew ? "welcome.title" : "welcome.next")}
      {...(isNew && { lead: t("welcome.lead") })}
    >
      <Step title={t("welcome.insured.title")}>
        <Typography>
          <Trans
            t={t}
            i18nKey={`welcome.insured.${link}`}
            values={{ email, phone: brand.phone.display }}
            components={{ phone: <Link href={brand.phone.href} sx={{ whiteSpace: "nowrap" }} /> }}
          />
        </Typography>
        {email !== null && emailVerified ? <PolicyLink email={email} calls={calls} /> : null}
      </Step>
      <Step title={t("welcome.uninsured.title")}>
        <Typography>{t("welcome.uninsured.body")}</Typography>
        <div>
          <Button variant="outlined" href={publicPath("individuals", language)}>
            {t("welcome.uninsured.action")}
          </Button>
        </div>
      </Step>
      {onPasskeys === null ? null : (
        <Step title={t("welcome.passkey.title")}>
          <Typography>{t("passkeys.lead")}</Typography>
          <div>
            <Button variant="outlined" onClick={onPasskeys}>
              {t("welcome.passkey.action")}
            </Button>
          </div>
        </Step>
      )}
    </Section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gap: 1, marginTop: 1, maxWidth: "60ch" }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
