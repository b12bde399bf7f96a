import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { plans } from "@salvia/domain/site/plan";
import { benefits } from "@salvia/domain/site/planOffer";
import { ownBills } from "@salvia/domain/site/ownBills";
import { exampleYears, priceRules, type ExampleYear } from "@salvia/domain/site/priceRules";
import { useTranslation } from "react-i18next";

import { formatCents, formatPrice } from "../../lib/format.ts";

/** What three example years cost with each plan: the premiums, and one's own part of the bills. */
export function PriceYears({ language }: { language: Language }) {
  const { t } = useTranslation(["price", "plans"]);
  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography id="years-title" variant="h3" sx={{ mb: 1.5 }}>
        {t("years.title")}
      </Typography>
      <p>{t("years.text")}</p>
      <p data-if="company" hidden>
        {t("years.company")}
      </p>
      <Box component="table" aria-labelledby="years-title" sx={tableStyles}>
        {exampleYears.map((year) => (
          <tbody key={year}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {t(`years.${year}`)}
                <small>
                  <YearServices year={year} language={language} />
                </small>
              </th>
            </tr>
            {plans.map((plan) => (
              <tr key={plan}>
                <th scope="row">{t(`plans:name.${plan}`)}</th>
                <td aria-hidden="true">
                  <svg>
                    <rect data-text={`bar.${year}.${plan}`} />
                    <rect data-text={`bar.${plan}`} />
                  </svg>
                </td>
                <td>
                  <b data-text={`year.${year}.${plan}`} />{" "}
                  <small>
                    {t("years.bills", { price: formatCents(ownBills(plan, year), language) })}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

/** What the year consists of: each benefit, how often it is used, and the bill for each time. */
function YearServices({ year, language }: { year: ExampleYear; language: Language }) {
  const { t } = useTranslation("plans");
  return benefits
    .flatMap((benefit) => {
      const used = priceRules.years[year][benefit];
      if (used === undefined) return [];
      const bill = formatPrice(used.bill, language);
      return `${t(`benefit.${benefit}`)} (${used.times} × ${bill})`;
    })
    .join(", ");
}

const bills = "var(--salvia-palette-secondary-main)";

const tableStyles = {
  width: "100%",
  mt: 2,
  borderCollapse: "collapse",
  // Amounts below one another compare digit by digit.
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { p: 0, pb: 1, pr: 2, textAlign: "start", verticalAlign: "top" },
  "& td:last-child": { pr: 0, minWidth: { xs: 130, sm: 270 } },
  "& [colspan]": { py: 1.5 },
  "& [colspan] small": { display: "block" },
  "& [aria-hidden]": { width: "100%" },
  "& svg": { width: "100%", height: 12 },
  "& rect": { height: "100%", fill: bills },
  "& rect + rect": { fill: "var(--salvia-palette-primary-main)" },
  // The key of the bars' colors. Unlike a background, a border is printed.
  "& td small::before": {
    content: '""',
    display: "inline-block",
    mr: 0.75,
    border: `5px solid ${bills}`,
    forcedColorAdjust: "none",
  },
  "& tbody": { borderTop: "1px solid", borderColor: "divider", breakInside: "avoid" },
  "& td small": { display: "inline-block" },
  "& small": { color: "text.secondary", fontWeight: 400 },
};
