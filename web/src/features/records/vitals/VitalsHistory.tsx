import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LineChart, lineClasses } from "@mui/x-charts/LineChart";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { pressureIn, weightIn } from "@salvia/domain/record/unitSystem";
import type { Vitals } from "@salvia/domain/record/vital";
import {
  normalPressureBelow,
  vitalRangesVersion,
  vitalSources,
} from "@salvia/domain/record/vitalRange";
import { useTranslation } from "react-i18next";

import type { PagedLive } from "../../../firebase/pagedLive.ts";
import type { OpenRecordKey } from "../access/openRecordKey.ts";
import { useUnitSystem } from "./UnitChoice.tsx";
import { VitalsTable } from "./VitalsTable.tsx";
import type { Row } from "../records.data.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";

type VitalsHistoryProps = {
  list: PagedLive<Row<Vitals>>;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/** Charts of blood pressure and weight, and a table of all values. */
export function VitalsHistory({ list, access }: VitalsHistoryProps) {
  const { t } = useTranslation("records");
  const [system] = useUnitSystem();
  const oldestFirst = withoutErrors(list.rows).toReversed();
  const pressures = oldestFirst.flatMap(({ measuredAt, systolic, diastolic }) =>
    systolic === null || diastolic === null
      ? []
      : [{ at: measuredAt, values: [systolic, diastolic].map((v) => pressureIn(system, v)) }],
  );
  const weights = oldestFirst.flatMap(({ measuredAt, weight }) =>
    weight === null ? [] : [{ at: measuredAt, values: [weightIn(system, weight)] }],
  );
  const { systolic, diastolic } = normalPressureBelow;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <VitalsChart
        title={t(`vitals.history.pressure.${system === "si" ? "kPa" : "mmHg"}`)}
        names={[t("vitals.systolic"), t("vitals.diastolic")]}
        points={pressures}
      />
      <VitalsChart
        title={t(`vitals.history.weight.${system === "us" ? "lb" : "kg"}`)}
        names={[t("vitals.weight")]}
        points={weights}
      />
      <VitalsTable list={list} access={access} />
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t("vitals.history.ranges", {
          systolic: systolic.value,
          diastolic: diastolic.value,
          source: vitalSources[systolic.source],
          version: vitalRangesVersion,
        })}
      </Typography>
    </Box>
  );
}

type VitalsChartProps = {
  title: string;
  /** The name of each line; the second line is dashed so that color is not the only cue. */
  names: readonly string[];
  /** Oldest first, with a value for each line. */
  points: readonly { at: Date; values: readonly number[] }[];
};

/** A line chart of values over time; needs two points. The table beside it lists all values. */
function VitalsChart({ title, names, points }: VitalsChartProps) {
  const { language } = useLanguage();
  if (points.length < 2) return null;
  const values = points.flatMap((point) => point.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(1, (most - least) * 0.15);
  const days = new Intl.DateTimeFormat(language, { month: "short", year: "2-digit" });
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
          color: colours[index] ?? colours[0],
          curve: "linear",
          showMark: points.length <= 40,
        }))}
        sx={style}
      />
    </Box>
  );
}

const colours = [
  "var(--salvia-palette-primary-main)",
  "var(--salvia-palette-secondary-main)",
] as const;

const style = { [`& .${lineClasses.line}[data-series="1"]`]: { strokeDasharray: "6 4" } };
