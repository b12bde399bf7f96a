import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { pressureIn, weightIn } from "@salvia/domain/record/unitSystem";
import {
  normalPressureBelow,
  vitalRangesVersion,
  vitalSources,
} from "@salvia/domain/record/vitalRange";
import type { Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import type { LivePages } from "../../../firebase/liveQuery/livePages.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";
import type { OpenRecordKey } from "../access/openRecord.ts";
import { VitalsChart } from "./VitalsChart.tsx";
import { VitalsTable } from "./VitalsTable.tsx";
import type { Row } from "../records.data.ts";

type VitalsHistoryProps = {
  list: LivePages<Row<Vitals>>;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/** Charts of blood pressure and weight, and a table of all values. */
export function VitalsHistory({ list, access }: VitalsHistoryProps) {
  const { t } = useTranslation("records");
  const { system } = useUnits();
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
    <Box
      sx={{
        display: "grid",
        displayPrint: "none",
        gap: 2,
        gridTemplateColumns: "minmax(0, 1fr)",
      }}
    >
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
