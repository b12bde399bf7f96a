import { useTranslation } from "react-i18next";

import { timeIn } from "../../lib/time/plainDay.ts";
import { useAuth } from "../../session/useAuth.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";

/** Greets the user by first name and the time of day, or welcomes a user without a name. */
export function useGreeting(): string {
  const { t } = useTranslation("portal");
  const name = firstNameIn(useAuth().user?.displayName ?? "");
  const greeting = greetingAt(useNow(), useTimeZone());
  return name === "" ? t("dashboard.welcome") : t(`dashboard.${greeting}`, { name });
}

/** The part of the day for a greeting in the reader's time zone, undefined for the device's. */
export function greetingAt(now: Date, zone?: string): "morning" | "afternoon" | "evening" {
  const hour = Number(timeIn(now, zone).slice(0, 2));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** The first name in a full name, without a title such as "Dra.". */
export function firstNameIn(name: string): string {
  const words = name.split(/\s+/);
  return words.find((word) => !word.endsWith(".")) ?? name;
}
