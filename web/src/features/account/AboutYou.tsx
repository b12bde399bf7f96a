import CheckIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import type { AccountCalls } from "./account.calls.ts";
import type { Identity } from "./account.data.ts";
import { Section } from "../../ui/Section.tsx";
import { MailedLink } from "./MailedLink.tsx";

type AboutYouProps = {
  name: string | null;
  identity: Identity;
  calls: AccountCalls;
};

/** Shows the user's name, contact details and ways to sign in. */
export function AboutYou({ name, identity, calls }: AboutYouProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { email, emailVerified, phone, signInMethods, secondFactor } = identity;
  return (
    <Section title={t("about.title")}>
      <Facts>
        <Fact name={t("about.name")}>{name ?? t("about.none")}</Fact>
        <Fact name={t("about.email")}>
          <span>{email ?? t("about.none")}</span>
          {email === null ? null : <Verification verified={emailVerified} />}
        </Fact>
        <Fact name={t("about.phone")}>{phone ?? t("about.none")}</Fact>
        {signInMethods.length === 0 ? null : (
          <Fact name={t("about.signInMethods")}>
            {signInMethods.map((method) => t(`signInMethod.${method}`)).join(", ")}
          </Fact>
        )}
        {secondFactor === null ? null : (
          <Fact name={t("about.secondStep")}>{t(`secondStep.${secondFactor}`)}</Fact>
        )}
      </Facts>
      {secondFactor === null ? null : <Notice severity="info">{t("secondStep.about")}</Notice>}
      {email === null || emailVerified ? null : (
        <>
          <Notice severity="warning">{t("verify.why")}</Notice>
          <MailedLink
            label={t("verify.action")}
            email={email}
            send={() => calls.mailVerification(language)}
          />
        </>
      )}
      {email === null || emailVerified ? null : (
        <MailedLink
          label={t("password.action")}
          email={email}
          send={() => calls.mailPasswordLink(email, language)}
        />
      )}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether the address is confirmed, as text and as an icon. */
function Verification({ verified }: { verified: boolean }) {
  const { t } = useTranslation("account");
  return (
    <Box
      component="span"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        fontSize: "0.875rem",
        color: verified ? "primary.main" : "text.secondary",
      }}
    >
      {verified ? <CheckIcon aria-hidden sx={{ fontSize: 18 }} /> : null}
      <span>{t(verified ? "verify.yes" : "verify.no")}</span>
    </Box>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gap: 12,
  "& > div": {
    display: "grid",
    gap: "0 16px",
    gridTemplateColumns: "minmax(0, 1fr)",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "160px minmax(0, 1fr)" },
  },
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
}));
