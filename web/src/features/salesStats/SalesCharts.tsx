import { leadPlans } from "@salvia/domain/lead/lead";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { monthName } from "@salvia/domain/shared/monthName";
import type { SalesFigures } from "@salvia/domain/lead/salesStats";
import { Fragment, lazy, Suspense, useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { chartHeight } from "./chartStyle.ts";
import { Pipeline } from "./Pipeline.tsx";
import { lossesOf, monthsOf, shown, type MonthFigures } from "@salvia/domain/lead/salesFigures";

type SalesChartsProps = {
  figures: SalesFigures;
  ready: boolean;
  whose: "own" | "team";
  /** The path of the list of these leads. */
  leads: string;
};

/**
 * The pipeline and the months.
 *
 * @param ready whether more important content has loaded; the chart of months loads after it
 */
export function SalesCharts({ figures, ready, whose, leads }: SalesChartsProps) {
  const { t } = useTranslation(["salesStats", "leads"]);
  const { language } = useLanguage();
  const months = monthsOf(figures, useNow());
  const byPlan = leadPlans.map((plan) => (
    <Fragment key={plan}>
      {plan === leadPlans[0] ? " " : " · "}
      <MuiLink component={Link} to={`${leads}?plan=${plan}`} sx={{ fontWeight: "inherit" }}>
        {t("byPlan.one", {
          plan: t(`leads:plan.${plan}`),
          count: shown(figures.plans[plan]).toLocaleString(language),
        })}
      </MuiLink>
    </Fragment>
  ));
  const losses = lossesOf(figures).map(({ reason, count }) =>
    t("losses.one", { reason: t(`leads:loss.${reason}`), count: count.toLocaleString(language) }),
  );
  return (
    <ChartGrid>
      <ChartCard
        title={t("pipeline.title")}
        note={
          <>
            {t("byPlan.all")}
            {byPlan}
            {whose === "own" || losses.length === 0 ? null : (
              <Box component="span" sx={{ display: "block" }}>
                {t("losses.all", { reasons: losses.join(" · ") })}
              </Box>
            )}
          </>
        }
      >
        <Pipeline figures={figures} leads={leads} />
      </ChartCard>
      <ChartCard
        title={t("months.title")}
        note={t(whose === "own" ? "months.note" : "months.teamNote")}
      >
        <Box aria-hidden="true">
          <Later ready={ready}>
            <MonthsChart months={months} />
          </Later>
        </Box>
        <MonthsTable months={months} />
      </ChartCard>
    </ChartGrid>
  );
}

/** The figures of the chart of months, for screen readers. */
function MonthsTable({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  return (
    <Box sx={visuallyHidden}>
      <table aria-label={t("months.title")}>
        <thead>
          <tr>
            {(["month", "created", "converted"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`months.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, created, converted }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, language, "long")}</th>
              <td>{created.toLocaleString(language)}</td>
              <td>{converted.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

type ChartCardProps = {
  title: ReactNode;
  /** A line below the chart. */
  note: ReactNode;
  children: ReactNode;
};

function ChartCard({ title, note, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ position: "relative", borderRadius: "12px", padding: { xs: 2, sm: 2.5 } }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: "1.125rem" }}>
        {title}
      </Typography>
      <Box sx={{ minHeight: chartHeight, marginTop: 1 }}>{children}</Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", marginTop: 1 }}>
        {note}
      </Typography>
    </Paper>
  );
}

/** A placeholder of the same shape for loading charts. Uses no texts, which may be loading too. */
export function SalesChartsSkeleton() {
  return (
    <Box aria-hidden="true">
      <ChartGrid>
        {["pipeline", "months"].map((name) => (
          <ChartCard key={name} title={<Skeleton width="40%" />} note={<Skeleton width="70%" />}>
            <ChartSkeleton />
          </ChartCard>
        ))}
      </ChartGrid>
    </Box>
  );
}

function ChartGrid({ children }: { children: ReactNode }) {
  const columns = { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" };
  return <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 2 }}>{children}</Box>;
}

function Later({ ready, children }: { ready: boolean; children: ReactNode }) {
  return ready ? <Suspense fallback={<ChartSkeleton />}>{children}</Suspense> : <ChartSkeleton />;
}

function ChartSkeleton() {
  return <Skeleton variant="rounded" height={chartHeight} />;
}

const MonthsChart = lazy(async () => ({
  default: (await import("./MonthsChart.tsx")).MonthsChart,
}));
