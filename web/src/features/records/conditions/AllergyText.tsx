import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { AboutAllergy } from "@salvia/domain/record/allergy";
import { monthName } from "@salvia/domain/shared/monthName";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";

/** What is recorded about an allergy. High criticality has an icon and words, not only a color. */
export function AllergyText({ allergy }: { allergy: AboutAllergy }) {
  const { t } = useTranslation("recordSummary");
  const since = useSince();
  const { substance, criticality, reaction, onset } = allergy;
  const isHigh = criticality === "high";
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box component="b" sx={{ fontSize: "1.125rem" }}>
          {substance}
        </Box>
        <Chip
          size="small"
          label={t(`allergies.criticality.${criticality}`)}
          variant={isHigh ? "filled" : "outlined"}
          {...(isHigh && { color: "error", icon: <WarningIcon aria-hidden /> })}
        />
      </Box>
      <small>{[reaction, since(onset)].filter((part) => part !== null).join(" · ")}</small>
    </>
  );
}

/** What an entry says about an allergy besides its name, in one line. */
export function useAllergyDetails(): (allergy: AboutAllergy) => string {
  const { t } = useTranslation("recordSummary");
  const since = useSince();
  return ({ criticality, reaction, onset }) =>
    [t(`allergies.criticality.${criticality}`), reaction, since(onset)]
      .filter((part) => part !== null)
      .join(", ");
}

/** Allergies in one line, each with what its entry says about it. */
export function useAllergyWords(): (allergies: readonly AboutAllergy[]) => string {
  const { t } = useTranslation("recordSummary");
  const detailsOf = useAllergyDetails();
  return (allergies) =>
    allergies
      .map((one) => t("allergies.event.active", { name: one.substance, details: detailsOf(one) }))
      .join("; ");
}

/** Formats an onset, such as "since 2019" or "since March 2019"; null stays null. */
export function useSince(): (onset: string | null) => string | null {
  const { t } = useTranslation("recordSummary");
  const { language } = useLanguage();
  return (onset) => {
    if (onset === null) return null;
    return t("since", { onset: onset.length === 4 ? onset : monthName(onset, language, "long") });
  };
}
