import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { SignOutEverywhereButton } from "./SignOutEverywhereButton.tsx";

/** Ends all sessions of the user, for users who have lost a device or left one signed in. */
export function SignOutEverywhere() {
  const { t } = useTranslation("account");
  return (
    <Section title={t("everywhere.title")} lead={t("everywhere.lead")}>
      <SignOutEverywhereButton />
    </Section>
  );
}
