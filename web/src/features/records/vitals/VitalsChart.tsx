import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LineChart, lineClasses } from "@mui/x-charts/LineChart";

import { useLanguage } from "../../../i18n/useLanguage.ts";

type VitalsChartProps = {
  title: string;
  /** The name of each line; the second line is dashed so that color is not the only cue. */
  names: readonly string[];
  /** Oldest first, with a value for each line. */
  points: readonly { at: Date; values: readonly number[] }[];
};

/** A line chart of values over time; needs two points. The table beside it lists all values. */
export function VitalsChart({ title, names, points }: VitalsChartProps) {
  const { language } = useLanguage();
  const values = points.flatMap((point) => point.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(1, (most - least) * 0.15);
  const span = (points.at(-1)?.at.getTime() ?? 0) - (points[0]?.at.getTime() ?? 0);
  // A year in two digits would read as a day of the month.
  const days = new Intl.DateTimeFormat(language, {
    month: "short",
    ...(span > year ? { year: "numeric" } : { day: "numeric" }),
  });
  return (
    <Box component="figure" aria-hidden="true" sx={{ margin: 0, minWidth: 0 }}>
      <Typography component="figcaption" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <LineChart
        height={200}
        hideLegend={names.length === 1}
        disableKeyboardNavigation
        axisHighlight={{ x: "none", y: "none" }}
        slotProps={{ tooltip: { trigger: "none" } }}
        margin={{ left: 0, right: 12, top: 12, bottom: 0 }}
        xAxis={[
          {
            scaleType: "time",
            data: points.map(({ at }) => at),
            valueFormatter: (at: Date) => days.format(at),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ min: Math.floor(least - margin), max: Math.ceil(most + margin), width: 36 }]}
        series={names.map((label, index) => ({
          id: String(index),
          label,
          data: points.map((point) => point.values[index] ?? null),
          color: colors[index] ?? colors[0],
          curve: "linear",
          showMark: points.length <= 40,
        }))}
        sx={style}
      />
    </Box>
  );
}

const year = 365 * 86_400_000;

const colors = [
  "var(--salvia-palette-primary-main)",
  "var(--salvia-palette-secondary-main)",
] as const;

const style = { [`& .${lineClasses.line}[data-series="1"]`]: { strokeDasharray: "6 4" } };
