import { BarChart } from "@mui/x-charts/BarChart";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { chartColors, plainChart } from "./chartStyle.ts";

type PipelineChartProps = {
  pipeline: readonly { name: string; count: number; isLost: boolean }[];
};

/** The number of leads at each status, from first to last. */
export function PipelineChart({ pipeline }: PipelineChartProps) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  const counts = pipeline.map(({ count }) => count);
  const text = (count: number) => count.toLocaleString(language);
  const longest = Math.max(...counts.map((count) => text(count).length));
  const names = pipeline.map(({ name }) => name);
  const colors = pipeline.map(({ isLost }) => (isLost ? chartColors.quiet : chartColors.main));
  return (
    <BarChart
      {...plainChart}
      layout="horizontal"
      hideLegend
      // Beside the longest bar, on any screen, there is room for its number.
      margin={{ top: 0, bottom: 0, left: 0, right: 8 * longest + 12 }}
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
      xAxis={[{ position: "none", min: 0, max: Math.max(1, ...counts) }]}
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
