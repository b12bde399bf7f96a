import { BarChart } from "@mui/x-charts/BarChart";
import { monthName } from "@salvia/domain/shared/monthName";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { axisFor, chartColors, chartHeight, plainChart } from "./chartStyle.ts";
import type { MonthFigures } from "@salvia/domain/lead/salesFigures";

/**
 * New leads and conversions per month. Conversions are hatched, so that they do not depend on
 * color.
 */
export function MonthsChart({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  const hatching = useId();
  const common = {
    minBarSize: 3,
    barLabel: ({ value }: { value: number | null }) => (value ?? 0).toLocaleString(language),
    barLabelPlacement: "outside",
  } as const;
  return (
    <BarChart
      {...plainChart}
      // The legend takes the room above.
      height={chartHeight - 36}
      margin={0}
      borderRadius={4}
      xAxis={[
        {
          data: months.map(({ month }) => monthName(month, language, "short")),
          scaleType: "band",
          categoryGapRatio: 0.3,
          disableTicks: true,
        },
      ]}
      yAxis={[axisFor(months.flatMap(({ created, converted }) => [created, converted]))]}
      series={[
        {
          ...common,
          data: months.map(({ created }) => created),
          label: t("months.created"),
          color: chartColors.main,
        },
        {
          ...common,
          data: months.map(({ converted }) => converted),
          label: t("months.converted"),
          color: `url(#${hatching})`,
        },
      ]}
    >
      <pattern
        id={hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill={chartColors.second} fillOpacity="0.25" />
        <rect width="3" height="6" fill={chartColors.second} />
      </pattern>
    </BarChart>
  );
}
