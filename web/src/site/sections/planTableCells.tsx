import CheckIcon from "@mui/icons-material/Check";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import type { Plan } from "@salvia/domain/site/plan";
import type { Benefit, Cover } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import type { PageContext } from "../document/pageContext.ts";
import { formatPrice } from "../../lib/format.ts";
import { CoverText } from "../../ui/CoverText.tsx";
import { SampleMark } from "./FirstAnswers.tsx";
import { PlanButton } from "./PlanButton.tsx";

interface BenefitNameProps {
  benefit: Benefit;
  /** Of the name alone. */
  id: string;
}

/** A benefit's name; opens what it means. */
export function BenefitName({ benefit, id }: BenefitNameProps) {
  const { t } = useTranslation("plans");
  return (
    <Box component="details" sx={{ "@media print": { "&::details-content": printed } }}>
      <Box component="summary" sx={summaryStyles}>
        <span id={id}>{t(`benefit.${benefit}`)}</span> <InfoIcon />
      </Box>
      <Box component="span" sx={{ display: "block", fontWeight: 400, color: "text.secondary" }}>
        {t(`explained.${benefit}`)}
      </Box>
    </Box>
  );
}

const printed = { contentVisibility: "visible" };

const summaryStyles = {
  cursor: "pointer",
  listStyle: "none",
  minHeight: 24,
  "&::-webkit-details-marker": { display: "none" },
  "& svg": { width: 18, height: 18, verticalAlign: "-3px", color: "text.secondary" },
};

interface BenefitCellProps {
  /** Undefined if the plan does not cover the benefit. */
  cover: Cover | undefined;
  language: Language;
}

/** How a plan covers a benefit, with a check mark if it does. */
export function BenefitCell({ cover, language }: BenefitCellProps) {
  return (
    <Box component="span" sx={cellStyles}>
      {cover !== undefined && <CheckIcon sx={{ width: 20, height: 20, color: "primary.main" }} />}
      <Box component="span" sx={{ flex: { xs: "1 1 100%", sm: "1 1 60px" }, minWidth: 0 }}>
        <CoverText cover={cover} language={language} />
      </Box>
    </Box>
  );
}

const cellStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 1,
  "@media print": { display: "block" },
};

interface PlanPriceCellProps {
  plan: Plan;
  /** Per month, in the brand's currency. */
  price: number;
  place: PageContext;
}

/** A plan's sample price, with a link to the form with that plan selected. */
export function PlanPriceCell({ plan, price, place }: PlanPriceCellProps) {
  const { t } = useTranslation(["plans", "site"]);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 650, fontSize: { xs: "1.25rem", sm: "2rem" } }}>
        {formatPrice(price, place.language)}
      </Box>
      <SampleMark label={t("site:sample")} />
      <PlanButton
        plan={plan}
        place={place}
        styles={{ mt: 1.5, px: { xs: 1, sm: 3 }, width: { xs: "100%", sm: "auto" }, minWidth: 0 }}
      />
    </>
  );
}
