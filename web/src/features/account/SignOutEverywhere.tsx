import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { SignOutEverywhereButton } from "./SignOutEverywhereButton.tsx";

/** Ends all sessions of the user, for whoever has lost a device or left one behind. */
export function SignOutEverywhere() {
  const { t } = useTranslation("account");
  return (
    <Section title={t("everywhere.title")} lead={t("everywhere.lead")}>
      <SignOutEverywhereButton />
    </Section>
  );
}
