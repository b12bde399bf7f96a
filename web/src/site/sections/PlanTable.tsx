import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { publicPath } from "@salvia/domain/site/paths";
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
      <LinkLine
        id="summaries-title"
        label={t("summary.inTable")}
        links={plans.map((plan) => ({
          href: publicPath(`plan-${plan}`, place.language),
          text: t("summary.heading", { plan: t(`name.${plan}`) }),
        }))}
      />
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

/** Links from the plan table to the explanations of the terms that it uses. */
function TermLinks({ language }: { language: Language }) {
  const { t } = useTranslation("glossary");
  const links = terms.map((term) => ({
    href: glossaryLink(term, language),
    text: t(`term.${term}.name`),
  }));
  const all = { href: publicPath("glossary", language), text: t("all") };
  return <LinkLine id="terms-title" label={t("inTable")} links={[...links, all]} />;
}

const terms = [
  "premium",
  "copay",
  "coinsurance",
  "out-of-pocket-maximum",
  "waiting-period",
  "exclusion",
] as const;

interface LinkLineProps {
  id: string;
  label: string;
  links: readonly { href: string; text: string }[];
}

function LinkLine({ id, label, links }: LinkLineProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline", mt: 2 }}>
      <span id={id}>{label}</span>
      <Box component="ul" aria-labelledby={id} sx={{ display: "contents", listStyle: "none" }}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} sx={{ display: "inline-block", py: 0.75 }}>
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
