import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { LegalPage } from "./LegalPage.tsx";
import { nonBreaking } from "../document/format.ts";

/** The privacy page: which data we have of visitors and members, and why. */
export function PrivacyPage() {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("privacy.heading")}
      lead={t("privacy.lead", names)}
      sections={(["who", "visit", "form", "portal", "share", "keep", "rights"] as const).map(
        (id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: t(`privacy.${id}.text`, names),
        }),
      )}
    />
  );
}

/** The terms between us and the users of the site. */
export function TermsPage() {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("terms.heading")}
      lead={t("terms.lead", names)}
      sections={(["who", "prices", "advice", "account", "liability", "law"] as const).map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, names),
      }))}
    />
  );
}

/** The accessibility statement, with a contact for problems. */
export function AccessibilityPage() {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("accessibility.heading")}
      lead={t("accessibility.lead", names)}
      sections={(["standard", "tested", "limits", "reach"] as const).map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        text: t(`accessibility.${id}.text`, names),
      }))}
    />
  );
}

const names = {
  legalName: brand.legalName,
  email: brand.email,
  phone: nonBreaking(brand.phone.display),
};
