import { useTranslation } from "react-i18next";

import type { ClinicalTexts } from "../ClinicalRows.tsx";

/** The texts of the list of allergies or problems, which are resolved in the end. */
export function useConditionTexts(part: "allergies" | "problems"): ClinicalTexts {
  const { t } = useTranslation("recordSummary");
  return {
    list: t(`${part}.active`),
    change: t("edit.change"),
    changeOne: (name) => t("edit.changeOne", { name }),
    end: t("edit.resolve"),
    endOne: (name) => t("edit.resolveOne", { name }),
    question: (name) => ({
      title: t(`${part}.resolving.title`, { name }),
      body: t(`${part}.resolving.body`),
      cancel: t(`${part}.resolving.stay`),
      confirm: t(`${part}.resolving.confirm`),
    }),
  };
}
