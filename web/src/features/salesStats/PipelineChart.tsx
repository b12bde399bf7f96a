import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { axisFor, chartColors, plainChart } from "./chartStyle.ts";

type PipelineChartProps = {
  pipeline: readonly { name: string; count: number; isLost: boolean }[];
};

/** The number of leads at each status, from first to last. */
export function PipelineChart({ pipeline }: PipelineChartProps) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  const counts = pipeline.map(({ count }) => count);
  const text = (count: number) => count.toLocaleString(language);
  // On a phone, each digit of a number beside its bar takes a tenth of the longest bar.
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const longest = Math.max(...counts.map((count) => text(count).length));
  const names = pipeline.map(({ name }) => name);
  const colors = pipeline.map(({ isLost }) => (isLost ? chartColors.quiet : chartColors.main));
  return (
    <BarChart
      {...plainChart}
      layout="horizontal"
      hideLegend
      margin={0}
      borderRadius={4}
      yAxis={[
        {
          data: names,
          scaleType: "band",
          width: 104,
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
          colorMap: { type: "ordinal", values: names, colors: colors },
        },
      ]}
      xAxis={[axisFor(counts, narrow ? longest * 0.1 : 0.12)]}
      series={[
        {
          data: counts,
          label: t("pipeline.leads"),
          minBarSize: 3,
          barLabel: ({ value }) => text(value ?? 0),
          barLabelPlacement: "outside",
        },
      ]}
    />
  );
}
