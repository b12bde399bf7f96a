import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { benefits, monthlyPrice, planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import { glossaryLink } from "../document/glossary.ts";
import { planLink, type PageContext } from "../document/pageContext.ts";
import { planTableStyles, tableRoles } from "./planTableStyles.ts";
import { formatPrice } from "../../lib/format.ts";
import { CoverText } from "../../ui/CoverText.tsx";
import { TermLinks } from "./TermLinks.tsx";
import { SampleMark } from "./FirstAnswers.tsx";

/**
 * The comparison table of the plans. On a phone each row's name is above its three cells, which
 * requires another `display` than a table's; explicit roles keep it a table for screen readers.
 */
export function PlanTable({ place, payer }: { place: PageContext; payer: "adult" | "employee" }) {
  const { t } = useTranslation("plans");
  const price = (amount: number) => formatPrice(amount, place.language);
  return (
    <SiteSection id="plans" aria-labelledby="plans-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="plans-title" variant="h2" sx={{ mb: { xs: 3, md: 5 } }}>
        {t("table.title")}
      </Typography>
      <Box
        component="table"
        {...tableRoles.table}
        aria-label={t("table.caption")}
        sx={planTableStyles}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col">
              {t("table.what")}
            </th>
            {plans.map((plan) => (
              <th key={plan} {...tableRoles.columnHeader} scope="col">
                {t(`name.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              {t(`table.price.${payer}`)}
            </th>
            {plans.map((plan) => (
              <PlanPriceCell key={plan} plan={plan} payer={payer} place={place} />
            ))}
          </tr>
          {payer === "adult" && (
            <tr {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row">
                {t("table.family")}
              </th>
              {plans.map((plan) => (
                <td key={plan} {...tableRoles.cell}>
                  {price(monthlyPrice(plan, { adults: 2, children: 2 }))}
                </td>
              ))}
            </tr>
          )}
          {benefits.map((benefit) => (
            <tr key={benefit} {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row">
                {t(`benefit.${benefit}`)}
              </th>
              {plans.map((plan) => (
                <td key={plan} {...tableRoles.cell}>
                  <CoverText cover={planOffers[plan].covers[benefit]} language={place.language} />
                </td>
              ))}
            </tr>
          ))}
          <tr {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              <Link href={glossaryLink("out-of-pocket-maximum", place.language)} color="inherit">
                {t("table.yearlyMost")}
              </Link>
            </th>
            {plans.map((plan) => (
              <td key={plan} {...tableRoles.cell}>
                {price(planOffers[plan].yearlyMost)}
              </td>
            ))}
          </tr>
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "80ch", mt: 3 }}>
        {t("note")}
      </Typography>
      <TermLinks language={place.language} />
    </SiteSection>
  );
}

interface PlanPriceCellProps {
  plan: Plan;
  payer: "adult" | "employee";
  place: PageContext;
}

/** A plan's sample price, with a link to the form with that plan selected. */
function PlanPriceCell({ plan, payer, place }: PlanPriceCellProps) {
  const { t } = useTranslation(["plans", "site"]);
  return (
    <td {...tableRoles.cell}>
      <Box component="span" sx={{ fontWeight: 650, fontSize: { xs: "1.25rem", sm: "2rem" } }}>
        {formatPrice(planOffers[plan].monthly[payer], place.language)}
      </Box>
      <SampleMark label={t("site:sample")} />
      <Button
        href={planLink(plan, place)}
        aria-label={t("chooseNamed", { plan: t(`name.${plan}`) })}
        variant={plan === "standard" ? "contained" : "outlined"}
        sx={{
          mt: 1.5,
          px: { xs: 1, sm: 3 },
          width: { xs: "100%", sm: "auto" },
          minWidth: 0,
        }}
      >
        {t("choose")}
      </Button>
    </td>
  );
}
