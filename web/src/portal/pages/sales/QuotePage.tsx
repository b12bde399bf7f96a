import PrintIcon from "@mui/icons-material/PrintOutlined";
import Paper from "@mui/material/Paper";
import type { Quote } from "@salvia/domain/lead/quote";
import { lastDayOf, quoteState } from "@salvia/domain/lead/quotePrice";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { ConnectionNotice } from "../../../features/leads/ConnectionNotice.tsx";
import type { LeadRow } from "../../../features/leads/data/leadRow.ts";
import { useLead } from "../../../features/leads/data/useLead.ts";
import { fullName } from "../../../features/leads/list/LeadActions.tsx";
import { LeadAbsent, LeadPageSkeleton } from "../../../features/leads/page/LeadPageStates.tsx";
import { QuoteDocument } from "../../../features/leads/quote/QuoteDocument.tsx";
import { QuoteEnded } from "../../../features/leads/quote/QuoteSection.tsx";
import { useQuote } from "../../../features/leads/quote/useQuote.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PrintedPaper } from "../../../ui/PrintedPaper.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { areaPaths } from "../../paths.ts";
import { Page } from "../Page.tsx";

type QuotePageProps = { area: keyof typeof areaPaths };

/** The latest quote for a lead, live, to be printed for the person. */
export function QuotePage({ area }: QuotePageProps) {
  const { id = "" } = useParams();
  return (
    <NamespaceLoader namespaces={["quote", "plans", "leadPage"]} fallback={<Loading />}>
      <OneQuote key={id} id={id} area={area} />
    </NamespaceLoader>
  );
}

function OneQuote({ id, area }: QuotePageProps & { id: string }) {
  const { t } = useTranslation("quote");
  const lead = useLead(id);
  const { leads, lead: leadPath } = areaPaths[area];
  return (
    <Page title={t("title")} above={<BackLink to={leadPath(id)}>{t("document.back")}</BackLink>}>
      <ConnectionNotice fresh={lead.status !== "content" || lead.fresh} />
      {lead.status === "loading" ? (
        <LeadPageSkeleton />
      ) : lead.status === "content" ? (
        <Content row={lead.row} />
      ) : (
        <LeadAbsent state={lead} list={leads} />
      )}
    </Page>
  );
}

function Content({ row }: { row: LeadRow }) {
  const { t } = useTranslation("quote");
  const live = useQuote(row.id);
  if (live.status === "loading" || live.status === "empty") return <LeadPageSkeleton />;
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  const { data, fresh } = live.value;
  if (data !== null) return <LatestQuote name={fullName(row)} quote={data} />;
  return fresh ? (
    <Notice severity="info">{t("document.none")}</Notice>
  ) : (
    <Notice severity="warning">{t("unreachable")}</Notice>
  );
}

function LatestQuote({ name, quote }: { name: string; quote: Quote }) {
  const { t } = useTranslation("quote");
  const { language } = useLanguage();
  const state = quoteState(quote, useNow());
  return (
    <>
      <QuoteEnded state={state} day={dateText(lastDayOf(quote), language)} />
      {state === "valid" ? (
        <>
          <div>
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {t("document.print")}
            </Button>
          </div>
          <PrintedPaper>
            <QuoteDocument name={name} quote={quote} />
          </PrintedPaper>
        </>
      ) : null}
      {state === "outdated" ? null : (
        <Paper variant="outlined" sx={{ borderRadius: "12px", padding: { xs: 2, sm: 4 } }}>
          <QuoteDocument name={name} quote={quote} />
        </Paper>
      )}
    </>
  );
}
