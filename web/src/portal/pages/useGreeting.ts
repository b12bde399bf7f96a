import { useTranslation } from "react-i18next";

import { useAuth } from "../../session/useAuth.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { firstNameIn, greetingAt } from "./greeting.ts";

/** Greets the user by first name and the time of day, or welcomes a user without a name. */
export function useGreeting(): string {
  const { t } = useTranslation("portal");
  const name = firstNameIn(useAuth().user?.displayName ?? "");
  const greeting = greetingAt(useNow().getHours());
  return name === "" ? t("dashboard.welcome") : t(`dashboard.${greeting}`, { name });
}
