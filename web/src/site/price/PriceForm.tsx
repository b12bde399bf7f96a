import Box from "@mui/material/Box";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import type { Language } from "@salvia/domain/shared/language";
import { regionalTags } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { plans } from "@salvia/domain/site/plan";
import { benefits, smallGroup } from "@salvia/domain/site/planOffer";
import { startDays } from "@salvia/domain/site/priceAnswers";
import { askedBenefits, bandAges, priceRules } from "@salvia/domain/site/priceRules";
import { dayText } from "@salvia/domain/site/priceView";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { useAgesText } from "../../ui/useAgesText.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { fieldStyles } from "../contactForm/ContactField.tsx";
import { ProblemSummary } from "../contactForm/ProblemSummary.tsx";
import { AgeCount } from "./AgeCount.tsx";
import { PriceQuestion } from "./PriceQuestion.tsx";
import { answerId } from "./priceMarkup.ts";

/**
 * The questions about a price. The page's script answers them in place; without it, the form is
 * posted and comes back with its answers and the result.
 */
export function PriceForm({ language }: { language: Language }) {
  const { t } = useTranslation(["price", "plans"]);
  const agesText = useAgesText();
  const [days] = useState(() => startDays(insurersDay(new Date())));
  const { employerShare, regions } = priceRules;
  const inEveryPlan = benefits.filter((benefit) => !askedBenefits.includes(benefit));
  return (
    <Box
      component="form"
      method="post"
      action={`/api/price#${answerId}`}
      // The browser's own messages are in its own language.
      noValidate
      aria-label={t("form.label")}
      data-price=""
      data-tag={regionalTags[language]}
      data-currency={brand.currency}
      data-zone={brand.timeZone}
      sx={formStyles}
    >
      <input type="hidden" name="language" value={language} />
      <Box sx={questionsStyles}>
        <ProblemSummary data-fields={t("problem.fields")} />
        <PriceQuestion name="for" label={t("for.label")}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {(["household", "company"] as const).map((whom) => (
              <Box key={whom} component="label" sx={choiceStyles}>
                <input type="radio" name="for" value={whom} defaultChecked={whom === "household"} />
                {t(`for.${whom}`)}
              </Box>
            ))}
          </Box>
        </PriceQuestion>
        <PriceQuestion name="people" label={t("people.label")} why={t("people.why")} of="household">
          <Box sx={agesStyles}>
            {bandAges.map((ages, index) => (
              <AgeCount
                key={ages.from}
                id={index === 0 ? "people" : `age${ages.from}`}
                name={`age${ages.from}`}
                ages={agesText(ages)}
              />
            ))}
          </Box>
          <Box component="output" sx={visuallyHidden} />
        </PriceQuestion>
        <PriceQuestion
          name="employees"
          label={t("employees.label")}
          why={t("employees.why", smallGroup)}
          of="company"
        >
          <Box component="input" id="employees" name="employees" {...numberField("employees")} />
        </PriceQuestion>
        <PriceQuestion
          name="share"
          label={t("share.label")}
          why={t("share.why", employerShare)}
          of="company"
        >
          <Box
            component="input"
            id="share"
            name="share"
            defaultValue={employerShare.most}
            {...numberField("share")}
          />
        </PriceQuestion>
        <PriceQuestion name="region" label={t("region.label")} why={t("region.why")}>
          <Box
            component="select"
            id="region"
            name="region"
            aria-labelledby="region-label"
            sx={fieldStyles}
          >
            <option value="">{t("region.none")}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Box>
        </PriceQuestion>
        <PriceQuestion name="uses" label={t("uses.label")} why={t("uses.why")}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {askedBenefits.map((benefit) => (
              <Box key={benefit} component="label" sx={choiceStyles}>
                <input type="checkbox" name="use" value={benefit} />
                {t(`plans:benefit.${benefit}`)}
              </Box>
            ))}
          </Box>
          <p>
            {t("uses.always")}{" "}
            {inEveryPlan.map((benefit) => t(`plans:benefit.${benefit}`)).join(" · ")}
          </p>
        </PriceQuestion>
        <PriceQuestion name="start" label={t("start.label")} why={t("start.why")}>
          {/* The script and the server list those of the day on which the page is seen. */}
          <Box
            component="select"
            id="start"
            name="start"
            aria-labelledby="start-label"
            sx={fieldStyles}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {dayText(day, 0, regionalTags[language])}
              </option>
            ))}
          </Box>
        </PriceQuestion>
      </Box>
      <Box sx={sumStyles}>
        {/* Prices that change with the answers are announced, the best plan only. */}
        <output>
          {plans.map((plan) => (
            <div key={plan} data-if={`fit.${plan}`} hidden>
              {t(`plans:name.${plan}`)} · {t("result.best")}
              <br />
              <b data-text={`monthly.${plan}`} /> {t("result.month")}
            </div>
          ))}
        </output>
        <Button type="submit" variant="contained" size="large">
          {t("form.show")}
        </Button>
        <p>{t("form.privacy")}</p>
      </Box>
    </Box>
  );
}

function numberField(question: string) {
  return { inputMode: "numeric", "aria-labelledby": `${question}-label`, sx: fieldStyles } as const;
}

const company = "[name=for][value=company]:checked";

const formStyles = {
  display: "grid",
  gridTemplateColumns: { md: "minmax(0, 1fr) 300px" },
  alignItems: "start",
  gap: { xs: 3.5, md: 5 },
  p: { xs: 2.5, sm: 4, md: 5 },
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "20px",
  backgroundColor: "background.paper",
  "& fieldset": { m: 0, p: 0, border: 0, minWidth: 0 },
  "& legend": { p: 0, mb: 0.5, fontSize: "1.125rem", fontWeight: 650 },
  "& p": { m: 0, mb: 1, color: "text.secondary", fontSize: "0.9375rem", maxWidth: "64ch" },
  "& div + p": { mt: 1 },
  "& select": { maxWidth: 420 },
  "& #employees, & #share": { maxWidth: 140 },
  "& fieldset > strong": { display: "block", mt: 0.75, color: "error.main", fontWeight: 550 },
  [`&:has(${company}) [data-of=household], &:not(:has(${company})) [data-of=company]`]: {
    display: "none",
  },
};

const questionsStyles = { display: "grid", gap: 3.5 };

const agesStyles = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 270px), 1fr))",
  columnGap: 5,
  rowGap: 1,
};

/** Stays beside the questions, so that the price changes in sight. */
const sumStyles = {
  position: { md: "sticky" },
  top: 24,
  display: "grid",
  gap: 2,
  p: { xs: 2.5, md: 3 },
  borderRadius: "12px",
  backgroundColor: "tint",
  // Without a box of its own, it takes no place as long as it is empty.
  "& output": { display: "contents" },
  "& b": { fontSize: "1.75rem" },
  "& p": { m: 0, fontSize: "0.875rem" },
};

const choiceStyles = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 44,
  px: 1.75,
  py: 0.75,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: "12px",
  lineHeight: 1.35,
  cursor: "pointer",
  "& input": { width: 20, height: 20, m: 0, accentColor: "currentColor", color: "primary.main" },
  "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint" },
};
