import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { priceLink, publicPath } from "@salvia/domain/site/paths";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { benefits, planOffers, smallGroup, type Benefit } from "@salvia/domain/site/planOffer";
import { priceRules } from "@salvia/domain/site/priceRules";
import { useTranslation } from "react-i18next";

import { dateText } from "../../lib/time/dateText.ts";
import { Button } from "../../ui/Button.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { SiteSection } from "../sections/SiteSection.tsx";
import { Filled, placeOf } from "./Filled.tsx";
import { answerId, linkId } from "./priceMarkup.ts";
import { PriceReasons } from "./PriceReasons.tsx";
import { PriceSummary } from "./PriceSummary.tsx";
import { PriceYears } from "./PriceYears.tsx";

/**
 * What follows the questions: a word to companies of another size, or the prices. All of it is hidden at first; `priceView` says what fills and shows it.
 */
export function PriceResult({ language }: { language: Language }) {
  const { t } = useTranslation(["price", "businesses"]);
  const numbers = { ...smallGroup, over: smallGroup.most + 1 };
  return (
    <SiteSection component="div" id={answerId} tabIndex={-1} sx={answerStyles}>
      {(["individual", "large-group"] as const).map((group) => (
        <Box key={group} data-if={group} data-answer="" hidden tabIndex={-1} sx={elsewhereStyles}>
          <p>{t(`businesses:check.answer.${group}`, numbers)}</p>
          <a href={group === "individual" ? priceLink("household", language) : "#firstName"}>
            {t(
              group === "individual"
                ? "elsewhere.individual"
                : "businesses:check.answer.large-groupLink",
            )}
          </a>
        </Box>
      ))}
      <Box component="section" data-if="answers" hidden aria-labelledby="price-title">
        <Typography id="price-title" data-answer="" tabIndex={-1} variant="h2" sx={{ mb: 2 }}>
          {t("result.title")}
        </Typography>
        <p data-if="moved" hidden>
          {t("start.moved")}
        </p>
        <PriceSummary language={language} />
        <Box sx={cardsStyles}>
          {plans.map((plan) => (
            <PriceCard key={plan} plan={plan} />
          ))}
        </Box>
        <p>{t("result.sample", { date: dateText(priceRules.date, language) })}</p>
        <PriceReasons />
        <PriceYears language={language} />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 4 }}>
          <Button href="#firstName" variant="outlined" data-ask="">
            {t("result.ask")}
          </Button>
          <a id={linkId} href={publicPath("price", language)} data-copied={t("result.copied")}>
            {t("result.copy")}
          </a>
          <output />
        </Box>
      </Box>
    </SiteSection>
  );
}

/** A plan's price, who pays it, and what it does not cover, now or ever. */
function PriceCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation(["price", "plans"]);
  const { covers } = planOffers[plan];
  const name = t(`plans:name.${plan}`);
  const missing = benefits.filter((benefit) => covers[benefit] === undefined);
  const later = benefits.filter((benefit) => covers[benefit]?.waitingMonths);
  return (
    <Card sx={cardStyles}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h3">{name}</Typography>
        <Box component="strong" data-if={`fit.${plan}`} hidden sx={badgeStyles}>
          {t("result.best")}
        </Box>
      </Box>
      <PlanAmount plan={plan} />
      <p data-if="company" hidden>
        <Filled>
          {t("result.each", {
            employer: placeOf(`employer.${plan}`),
            employee: placeOf(`employee.${plan}`),
          })}
        </Filled>
      </p>
      <Button href="#firstName" data-ask={plan} variant="outlined">
        {t("result.askNamed", { plan: name })}
      </Button>
      <BenefitList title={t("result.missing")} of={missing} none={t("result.nothingMissing")} />
      {later.length > 0 && (
        <BenefitList
          title={t("result.later")}
          of={later}
          after={(benefit) => `wait.${covers[benefit]?.waitingMonths}`}
        />
      )}
    </Card>
  );
}

/** A plan's monthly price, with small cents; a screen reader reads one amount. */
function PlanAmount({ plan }: { plan: Plan }) {
  const { t } = useTranslation("price");
  return (
    <Box sx={amountStyles}>
      <Box component="span" data-text={`monthly.${plan}`} sx={visuallyHidden} />
      <b aria-hidden="true">
        <span data-text={`0.${plan}`} />
        <small data-text={`1.${plan}`} />
        <span data-text={`2.${plan}`} />
      </b>{" "}
      {t("result.month")}
    </Box>
  );
}

interface BenefitListProps {
  title: string;
  of: readonly Benefit[];
  /** What an empty list says. */
  none?: string;
  /** The name of the text that follows a benefit. */
  after?: (benefit: Benefit) => string;
}

function BenefitList({ title, of, none, after }: BenefitListProps) {
  const { t } = useTranslation("plans");
  return (
    <>
      <h4>{of.length === 0 ? none : title}</h4>
      <ul>
        {of.map((benefit) => (
          <li key={benefit}>
            {t(`benefit.${benefit}`)}
            {after && (
              <>
                {" – "}
                <span data-text={after(benefit)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const answerStyles = {
  py: { xs: 4, md: 6 },
  scrollMarginTop: 16,
  "&:focus, & [data-answer]:focus": { outline: 0 },
  "& p": { mt: 2, mb: 0, maxWidth: "72ch" },
  "& a:not([class])": { display: "inline-block", py: 1, color: "primary.main" },
  // On paper, the links to the form lead nowhere.
  "@media print": { "& a": { display: "none !important" } },
};

const elsewhereStyles = {
  p: { xs: 3, md: 4 },
  borderRadius: "20px",
  backgroundColor: "tint",
  maxWidth: "72ch",
};

const cardsStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: { xs: 2, md: 3 },
  // The focus follows what stands first on a phone.
  readingFlow: "grid-order",
};

const cardStyles = {
  p: 3,
  "&:has([data-if^=fit]:not([hidden]))": {
    order: { xs: -1, md: 0 },
    borderColor: "primary.main",
    outline: "1px solid var(--salvia-palette-primary-main)",
    "& a": { backgroundColor: "primary.main", color: "primary.contrastText" },
  },
  "& a": { mt: 2 },
  "& p": { m: 0 },
  "& h4": { m: 0, mt: 1.5, fontSize: "1rem", fontWeight: 600 },
  "& ul": { m: 0, pl: 2.5, color: "text.secondary", fontSize: "0.9375rem" },
};

const amountStyles = {
  "& b": { fontSize: "2.5rem", fontWeight: 650, lineHeight: 1.2, letterSpacing: "-0.02em" },
  "& small": { fontSize: "0.5em" },
};

const badgeStyles = {
  px: 1.25,
  py: 0.25,
  borderRadius: "999px",
  backgroundColor: "primary.main",
  color: "primary.contrastText",
  fontSize: "0.875rem",
  fontWeight: 600,
};
