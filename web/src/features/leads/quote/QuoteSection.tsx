import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Lead } from "@salvia/domain/lead/lead";
import { stepOf } from "@salvia/domain/lead/leadStatus";
import { canBeQuoted, type Quote } from "@salvia/domain/lead/quote/quote";
import { lastDayOf, quotedPrice, quoteState } from "@salvia/domain/lead/quote/quotePrice";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsConfirmed } from "../../../firebase/liveQuery/useIsConfirmed.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { MonthlyPremium } from "../../../ui/units/MonthlyPremium.tsx";
import { usePeopleText } from "../../../ui/usePeopleText.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { QuoteDialog } from "./QuoteDialog.tsx";
import { useQuote } from "./useQuote.ts";

type QuoteSectionProps = {
  row: LeadRow;
  /** Whether the lead is the user's own, who may then make its quote. */
  own: boolean;
};

/** Whether a person may have asked for a quote: a salesperson talks to them. */
export function canShowQuote({ step }: Pick<Lead, "step">): boolean {
  return step >= (stepOf("remoteSales") ?? 0);
}

/** The latest quote for a lead; its owner makes the first one and the next. */
export function QuoteSection({ row, own }: QuoteSectionProps) {
  const { t } = useTranslation("quote");
  if (!canShowQuote(row.lead)) return null;
  return (
    <Section title={t("title")}>
      <Content row={row} own={own && canBeQuoted(row.lead)} />
    </Section>
  );
}

function Content({ row, own }: QuoteSectionProps) {
  const { t } = useTranslation("quote");
  const live = useQuote(row.id);
  const isConfirmed = useIsConfirmed(live);
  const [isOpen, setOpen] = useState(false);
  if (live.status === "loading" || live.status === "empty") {
    return <LoadingBlock height={64} label={t("loading")} />;
  }
  if (live.status === "error") return <LoadProblem of={live} />;
  const { data } = live.value;
  if (data === null && !isConfirmed) return <Notice severity="warning">{t("unreachable")}</Notice>;
  return (
    <>
      {data === null ? (
        <Typography sx={{ color: "text.secondary" }}>{t("none")}</Typography>
      ) : (
        <QuoteSummary quote={data} />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {data === null ? null : (
          // Relative to the page of the lead, in the area of sales as in that of administrators.
          <Button variant="outlined" component={Link} to="quote">
            {t("open")}
          </Button>
        )}
        {own ? (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t(data === null ? "make" : "next")}
          </Button>
        ) : null}
      </Box>
      {isOpen ? (
        <QuoteDialog row={row} onMade={() => setOpen(false)} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function QuoteSummary({ quote }: { quote: Quote }) {
  const { t } = useTranslation(["quote", "leads"]);
  const { language } = useLanguage();
  const people = usePeopleText()(quote);
  const state = quoteState(quote, useNow());
  const day = dateText(lastDayOf(quote), language);
  return (
    <>
      <div>
        {state === "outdated" ? null : (
          <Typography sx={{ fontWeight: 600, fontSize: "1.125rem" }}>
            <MonthlyPremium amount={quotedPrice(quote)} />
          </Typography>
        )}
        <Typography>{`${t(`leads:plan.${quote.plan}`)}, ${people}`}</Typography>
        {state === "valid" ? (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("validUntil", { day })}
          </Typography>
        ) : null}
      </div>
      <QuoteEnded state={state} day={day} />
    </>
  );
}

/** Why a quote no longer holds; nothing while it does. */
export function QuoteEnded({
  state,
  day,
}: {
  state: ReturnType<typeof quoteState>;
  /** Its last day, in words. */
  day: string;
}) {
  const { t } = useTranslation("quote");
  if (state === "valid") return null;
  return (
    <Notice severity="warning">
      {state === "expired" ? t("expired", { day }) : t("outdated")}
    </Notice>
  );
}
