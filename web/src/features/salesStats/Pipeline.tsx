import { styled } from "@mui/material/styles";
import { pipelineOf } from "@salvia/domain/lead/salesFigures";
import type { SalesFigures } from "@salvia/domain/lead/salesStats";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { PlainList } from "../../ui/PlainList.tsx";
import { chartColors, chartHeight } from "./chartStyle.ts";

type PipelineProps = {
  figures: SalesFigures;
  /** The path of the list of these leads. */
  leads: string;
};

/**
 * The number of leads at each status and their monthly premiums, from first to last; each leads to
 * its list.
 */
export function Pipeline({ figures, leads }: PipelineProps) {
  const { t } = useTranslation(["salesStats", "leads"]);
  const { language } = useLanguage();
  const pipeline = pipelineOf(figures);
  const most = Math.max(1, ...pipeline.map(({ count }) => count));
  return (
    <Bars>
      {pipeline.map(({ status, count, premium }) => (
        <li key={status}>
          <Link to={`${leads}?status=${status}`}>
            <span>
              {t(`leads:status.${status}`)}
              <small>
                <Suspense fallback={null}>
                  <MonthlyPremium amount={premium} />
                </Suspense>
              </small>
            </span>
            <div>
              {count === 0 ? null : (
                <i
                  data-lost={status === "lost"}
                  style={{ width: `calc((100% - ${roomForCount}) * ${count / most})` }}
                />
              )}
              <b>{count.toLocaleString(language)}</b>
            </div>
          </Link>
        </li>
      ))}
    </Bars>
  );
}

// Its format of amounts belongs to no area's first view.
const MonthlyPremium = lazy(async () => ({
  default: (await import("../../ui/units/MonthlyPremium.tsx")).MonthlyPremium,
}));

/** Beside the longest bar. */
const roomForCount = "4rem";

const Bars = styled(PlainList)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  minHeight: chartHeight,
  marginInline: -8,
  fontSize: "0.875rem",
  "& a": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 34,
    paddingInline: 8,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    "&:hover": { backgroundColor: theme.vars.palette.action.hover },
  },
  "& span": {
    flex: "0 0 8.5rem",
    // Two lines fit in the height of one, so that nothing moves when the amounts show.
    lineHeight: 1.2,
    color: theme.vars.palette.text.secondary,
  },
  "& small": { display: "block" },
  "& div": { display: "flex", flex: 1, alignItems: "center", gap: 8, minWidth: 0 },
  "& i": {
    minWidth: 3,
    height: 20,
    borderRadius: 4,
    backgroundColor: chartColors.main,
    "&[data-lost=true]": { backgroundColor: chartColors.quiet },
  },
  "& b": { fontSize: "0.8125rem", fontWeight: 600 },
}));
