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
        <thead>
          <tr>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {t(`plans:name.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        {exampleYears.map((year) => (
          <tbody key={year}>
            <tr>
              <th colSpan={plans.length} scope="rowgroup">
                {t(`years.${year}`)}
                <small>
                  <YearServices year={year} language={language} />
                </small>
              </th>
            </tr>
            <tr>
              {plans.map((plan) => (
                <td key={plan}>
                  <b data-text={`year.${year}.${plan}`} />
                  <small>
                    {t("years.bills", { price: formatCents(ownBills(plan, year), language) })}
                  </small>
                </td>
              ))}
            </tr>
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

const tableStyles = {
  width: "100%",
  mt: 2,
  borderCollapse: "collapse",
  tableLayout: "fixed",
  // Amounts below one another compare digit by digit.
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { py: 1, pl: 1, textAlign: "end", verticalAlign: "top" },
  "& [colspan]": { pl: 0, textAlign: "start" },
  "& tbody": { borderTop: "1px solid", borderColor: "divider", breakInside: "avoid" },
  "& small": { display: "block", color: "text.secondary", fontWeight: 400 },
};
