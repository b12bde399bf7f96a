import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import type { Plan } from "@salvia/domain/site/plan";
import { benefitGroups, monthlyPrice, planOffers } from "@salvia/domain/site/planOffer";
import { priceRules } from "@salvia/domain/site/priceRules";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatPrice } from "../../lib/format.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { Button } from "../../ui/Button.tsx";
import { glossaryLink } from "../document/glossary.ts";
import { SampleMark } from "../sections/FirstAnswers.tsx";
import { PlanButton } from "../sections/PlanButton.tsx";
import { BenefitCell } from "../sections/planTableCells.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";
import planDocuments from "./planDocuments.json" with { type: "json" };

/** What a plan covers and costs, on one page to print. */
export function PlanPage({ plan, language }: { plan: Plan; language: Language }) {
  const { t } = useTranslation(["plans", "site"]);
  const name = t(`name.${plan}`);
  const date = dateText(priceRules.date, language);
  const offer = planOffers[plan];
  const prices = [
    [t("table.price.adult"), offer.monthly.adult],
    [t("summary.child"), offer.monthly.child],
    [t("table.family"), monthlyPrice(plan, { adults: 2, children: 2 })],
  ] as const;
  return (
    <SiteSection component="article" sx={pageStyles}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {t("summary.heading", { plan: name })}
      </Typography>
      <Typography sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", mb: 3 }}>
        {t("summary.lead", { date })}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: { xs: 2, md: 4 } }}>
        <PlanButton plan={plan} place={{ page: "individuals", language }} styles={{}} />
        <Button href={`${publicPath("individuals", language)}#plans`}>
          {t("summary.compare")}
        </Button>
      </Box>
      <Box component="table" aria-label={t("summary.heading", { plan: name })} sx={tableStyles}>
        <Group title={t("table.pays")}>
          {prices.map(([who, price]) => (
            <Row key={who} title={who}>
              <b>{formatPrice(price, language)}</b>
              <SampleMark label={t("site:sample")} />
            </Row>
          ))}
          <Row
            title={
              <Link href={glossaryLink("out-of-pocket-maximum", language)} color="inherit">
                {t("table.yearlyMost")}
              </Link>
            }
          >
            {formatPrice(offer.yearlyMost, language)}
          </Row>
        </Group>
        {benefitGroups.map(({ name: group, benefits }) => (
          <Group key={group} title={t(`table.group.${group}`)}>
            {benefits.map((benefit) => (
              <Row key={benefit} title={t(`benefit.${benefit}`)} note={t(`explained.${benefit}`)}>
                <BenefitCell cover={offer.covers[benefit]} language={language} />
              </Row>
            ))}
          </Group>
        ))}
      </Box>
      {documents.includes(`${language}/${plan}`) && (
        <Typography sx={{ mt: 3 }}>
          <Link href={`/documents/${language}/${plan}.pdf`} type="application/pdf">
            {t("summary.document", { plan: name })}
          </Link>
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 3 }}>
        {t("note", { date })}
      </Typography>
    </SiteSection>
  );
}

/** The plans and languages of the PDF documents that an insurer's content has: `en/basic`. */
const documents: readonly string[] = planDocuments;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface RowProps {
  title: ReactNode;
  note?: string;
  children: ReactNode;
}

function Row({ title, note, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {title}
        {note !== undefined && <span>{note}</span>}
      </th>
      <td>{children}</td>
    </tr>
  );
}

// In print, the page fits on one sheet of A4.
const pageStyles = {
  pt: { xs: 2, md: 5 },
  maxWidth: 864,
  "@media print": { pt: 0, "& h1": { mb: 1 }, "& > p": { my: 1, fontSize: "0.9rem" } },
};

const tableStyles = (theme: Theme) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.4,
  "& th, & td": {
    py: 1.25,
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: 400,
    overflowWrap: "anywhere",
  },
  "& th[scope=row]": { width: { xs: "60%", sm: "66%" }, pr: { xs: 2, sm: 3 }, fontWeight: 600 },
  "& th > span": {
    display: "block",
    color: "text.secondary",
    fontSize: "0.875rem",
    fontWeight: 400,
  },
  "& th[scope=rowgroup]": {
    pt: 4,
    color: theme.vars.palette.primary.main,
    fontSize: "0.9375rem",
    fontWeight: 650,
  },
  "& tr + tr": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& b": { fontSize: "1.25rem", fontWeight: 650 },
  "@media print": {
    lineHeight: 1.25,
    "& tr + tr": { borderColor: "#ccc" },
    "& th, & td": { py: "1.5pt" },
    "& th[scope=rowgroup]": { pt: "7pt", breakAfter: "avoid" },
    "& b + span": { display: "inline", ml: 1 },
    "& th a::after": { display: "none" },
  },
});
