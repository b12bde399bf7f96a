import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import type { Quote } from "@salvia/domain/lead/quote/quote";
import { lastDayOf, quoteState } from "@salvia/domain/lead/quote/quotePrice";
import { languages, type Language } from "@salvia/domain/shared/language";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { ConnectionNotice } from "../../../features/leads/ConnectionNotice.tsx";
import { fullName, type LeadRow } from "../../../features/leads/paging/leadRow.ts";
import { useLead } from "../../../features/leads/data/useLead.ts";
import { useLeadLanguage } from "../../../features/leads/data/useLeadLanguage.ts";
import { LeadAbsent, LeadPageSkeleton } from "../../../features/leads/page/LeadPageStates.tsx";
import { QuoteDocument } from "../../../features/leads/quote/QuoteDocument.tsx";
import { QuoteEnded } from "../../../features/leads/quote/QuoteSection.tsx";
import { useQuote } from "../../../features/leads/quote/useQuote.ts";
import { InLanguage, useTextsIn } from "../../../i18n/InLanguage.tsx";
import { languageName } from "../../../i18n/languageName.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { PrintedPaper } from "../../../ui/PrintedPaper.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
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
  if (live.status === "error") return <LoadProblem of={live} />;
  const { data, fresh } = live.value;
  if (data !== null) return <LatestQuote row={row} quote={data} />;
  return fresh ? (
    <Notice severity="info">{t("document.none")}</Notice>
  ) : (
    <Notice severity="warning">{t("unreachable")}</Notice>
  );
}

function LatestQuote({ row, quote }: { row: LeadRow; quote: Quote }) {
  const { t } = useTranslation("quote");
  const { language: own } = useLanguage();
  const leadLanguage = useLeadLanguage(row);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? leadLanguage;
  const texts = useTextsIn(language, ["common", "quote", "plans"]);
  const state = quoteState(quote, useNow());
  const quoteDocument =
    texts === null ? null : (
      <InLanguage {...{ language, texts }}>
        <QuoteDocument name={fullName(row)} quote={quote} />
      </InLanguage>
    );
  return (
    <>
      <QuoteEnded state={state} day={dateText(lastDayOf(quote), own)} />
      {state === "outdated" ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <FilterChoice
            label={t("document.language")}
            value={language}
            choices={languages.map((each) => [each, languageName(each, own)] as const)}
            onChoose={setChosen}
          />
          {state === "valid" && quoteDocument !== null ? (
            <>
              <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
                {t("document.print")}
              </Button>
              <PrintedPaper>{quoteDocument}</PrintedPaper>
            </>
          ) : null}
        </Box>
      )}
      {state === "outdated" ? null : (
        <Paper variant="outlined" sx={{ borderRadius: "12px", padding: { xs: 2, sm: 4 } }}>
          {quoteDocument ?? <LoadingBlock height={480} label={t("loading")} />}
        </Paper>
      )}
    </>
  );
}
