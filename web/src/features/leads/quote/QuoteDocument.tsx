import Box from "@mui/material/Box";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import type { Quote } from "@salvia/domain/lead/quote/quote";
import { lastDayOf, quotedPrice } from "@salvia/domain/lead/quote/quotePrice";
import { brand } from "@salvia/domain/site/brand";
import { benefits, planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { formatPrice } from "../../../lib/format.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { CoverText } from "../../../ui/CoverText.tsx";
import { Logo } from "../../../ui/Logo.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { usePeopleText } from "../../../ui/usePeopleText.ts";

type QuoteDocumentProps = {
  /** Whom it is for. */
  name: string;
  /** One that is not outdated, because its price is that of the plans now. */
  quote: Quote;
};

/** A quote as the person gets it, on the screen and on paper. */
export function QuoteDocument({ name, quote }: QuoteDocumentProps) {
  const { t } = useTranslation(["quote", "plans"]);
  const { language } = useLanguage();
  const people = usePeopleText()(quote);
  const { plan, madeBy, madeAt } = quote;
  const { monthly, yearlyMost, covers } = planOffers[plan];
  const price = (amount: number) => formatPrice(amount, language);
  return (
    <Box lang={language} sx={documentStyles}>
      <Logo />
      <h2>{t("titleFor", { name })}</h2>
      <dl>
        <dt>{t("plan")}</dt>
        <dd>
          <b>{t(`plans:name.${plan}`)}</b>
          <small>{t(`plans:detail.${plan}`)}</small>
        </dd>
        <dt>{t("document.people")}</dt>
        <dd>{people}</dd>
        <dt>{t("document.monthly")}</dt>
        <dd>
          <b>{price(quotedPrice(quote))}</b>
          <small>
            {t("document.perPerson", {
              adult: price(monthly.adult),
              child: price(monthly.child),
            })}
          </small>
        </dd>
        <dt>{t("document.madeOn")}</dt>
        <dd>{dateText(insurersDay(madeAt), language)}</dd>
        <dt>{t("document.validUntil")}</dt>
        <dd>{dateText(lastDayOf(quote), language)}</dd>
        <dt>{t("document.madeBy")}</dt>
        <dd>
          <StaffName uid={madeBy} />
        </dd>
      </dl>
      <h3>{t("document.included")}</h3>
      <dl>
        {benefits.map((benefit) => (
          <Box key={benefit} sx={{ display: "contents" }}>
            <dt>{t(`plans:benefit.${benefit}`)}</dt>
            <dd>
              <CoverText cover={covers[benefit]} language={language} />
            </dd>
          </Box>
        ))}
        <dt>{t("plans:table.yearlyMost")}</dt>
        <dd>{price(yearlyMost)}</dd>
      </dl>
      <p>{t("document.terms")}</p>
      <p>
        {brand.legalName} · {brand.email}
      </p>
    </Box>
  );
}

const documentStyles = {
  display: "grid",
  gap: 2,
  overflowWrap: "anywhere",
  "& h2, & h3, & p": { margin: 0 },
  "& h2": { fontSize: "1.375rem" },
  "& h3": { fontSize: "1.0625rem" },
  "& p": { color: "text.secondary", fontSize: "0.875rem" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 3fr)" },
    rowGap: { xs: 0.25, sm: 1.25 },
    columnGap: 3,
    margin: 0,
  },
  "& dt": { color: "text.secondary" },
  "& dd": { margin: 0, marginBottom: { xs: 1.25, sm: 0 } },
  "& dd small": { display: "block", color: "text.secondary", fontSize: "0.875rem" },
  "@media print": {
    "&& h2": { fontSize: "16pt" },
    "&& h3": { fontSize: "11.5pt" },
    "& dl": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", rowGap: "5pt" },
    "& dd": { marginBottom: 0 },
  },
} as const;
