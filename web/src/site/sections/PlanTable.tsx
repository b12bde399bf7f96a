import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { benefitGroups, monthlyPrice, planOffers } from "@salvia/domain/site/planOffer";
import { priceRules } from "@salvia/domain/site/priceRules";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import { glossaryLink } from "../document/glossary.ts";
import type { PageContext } from "../document/pageContext.ts";
import { PayerSwitch } from "./PayerSwitch.tsx";
import { planTableStyles, tableRoles } from "./planTableStyles.ts";
import { formatPrice } from "../../lib/format.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { TermLinks } from "./TermLinks.tsx";
import { BenefitCell, BenefitName, PlanPriceCell } from "./planTableCells.tsx";

/**
 * The comparison table of the plans. On a phone each row's name is above its three cells, which
 * requires another `display` than a table's; explicit roles keep it a table for screen readers.
 */
export function PlanTable({ place, payer }: { place: PageContext; payer: "adult" | "employee" }) {
  const { t } = useTranslation("plans");
  const price = (amount: number) => formatPrice(amount, place.language);
  return (
    <SiteSection id="plans" aria-labelledby="plans-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="plans-title" variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        {t("table.title")}
      </Typography>
      {payer === "adult" && <PayerSwitch />}
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
        <RowGroup title={t("table.pays")}>
          <PlanRow payer={payer} title={t(`table.price.${payer}`)}>
            {(plan) => (
              <PlanPriceCell plan={plan} price={planOffers[plan].monthly[payer]} place={place} />
            )}
          </PlanRow>
          {payer === "adult" && (
            <PlanRow payer="family" title={t("table.family")}>
              {(plan) => (
                <PlanPriceCell
                  plan={plan}
                  price={monthlyPrice(plan, { adults: 2, children: 2 })}
                  place={place}
                />
              )}
            </PlanRow>
          )}
          <PlanRow
            title={
              <Link href={glossaryLink("out-of-pocket-maximum", place.language)} color="inherit">
                {t("table.yearlyMost")}
              </Link>
            }
          >
            {(plan) => price(planOffers[plan].yearlyMost)}
          </PlanRow>
        </RowGroup>
        {benefitGroups.map(({ name, benefits }) => (
          <RowGroup key={name} title={t(`table.group.${name}`)}>
            {benefits.map((benefit) => (
              <PlanRow
                key={benefit}
                title={<BenefitName benefit={benefit} id={`benefit-${benefit}`} />}
                labelledBy={`benefit-${benefit}`}
              >
                {(plan) => (
                  <BenefitCell cover={planOffers[plan].covers[benefit]} language={place.language} />
                )}
              </PlanRow>
            ))}
          </RowGroup>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "80ch", mt: 3 }}>
        {t("note", { date: dateText(priceRules.date, place.language) })}
      </Typography>
      <TermLinks language={place.language} />
    </SiteSection>
  );
}

function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody {...tableRoles.group}>
      <tr {...tableRoles.row} data-group="">
        <th {...tableRoles.rowHeader} scope="rowgroup" colSpan={plans.length + 1}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface PlanRowProps {
  title: ReactNode;
  /** The id of the name in a title that is more than a name. */
  labelledBy?: string;
  /** Whose price the row shows; the switch above the table hides it for others. */
  payer?: string;
  /** The content of a plan's cell. */
  children: (plan: Plan) => ReactNode;
}

function PlanRow({ title, labelledBy, payer, children }: PlanRowProps) {
  return (
    <tr {...tableRoles.row} data-payer={payer}>
      <th {...tableRoles.rowHeader} scope="row" aria-labelledby={labelledBy}>
        {title}
      </th>
      {plans.map((plan) => (
        <td key={plan} {...tableRoles.cell}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}
