import { useTranslation } from "react-i18next";

/** Names ages: "Under 18", "18 to 29", "60 and over" (`to` is null). */
export function useAgesText(): (ages: { from: number; to: number | null }) => string {
  const { t } = useTranslation("plans");
  return ({ from, to }) => {
    if (to === null) return t("age.over", { from });
    return from === 0 ? t("age.under", { to: to + 1 }) : t("age.range", { from, to });
  };
}
