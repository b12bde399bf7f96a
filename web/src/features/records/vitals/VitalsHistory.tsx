import Box from "@mui/material/Box";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { vitalNumbers, vitalSigns, vitalUnit } from "@salvia/domain/record/showVital";
import type { Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import type { LivePages } from "../../../firebase/liveQuery/livePages.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";
import type { OpenRecordKey } from "../access/openRecord.ts";
import { VitalsChart } from "./VitalsChart.tsx";
import { VitalsRanges } from "./VitalsRanges.tsx";
import { VitalsTable } from "./VitalsTable.tsx";
import type { Row } from "../records.data.ts";

type VitalsHistoryProps = {
  list: LivePages<Row<Vitals>>;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A chart of each vital sign, a table of all values, and what is considered normal. */
export function VitalsHistory({ list, access }: VitalsHistoryProps) {
  const { t } = useTranslation("records");
  const { system } = useUnits();
  const oldestFirst = withoutErrors(list.rows).toReversed();
  return (
    <Box
      sx={{
        display: "grid",
        displayPrint: "none",
        gap: 2,
        gridTemplateColumns: "minmax(0, 1fr)",
      }}
    >
      <Box sx={charts}>
        {vitalSigns.map((sign) => (
          <VitalsChart
            key={sign}
            title={t("vitals.history.chart", {
              measure: t(`vitals.${sign}`),
              unit: vitalUnit(sign, system),
            })}
            names={
              sign === "pressure"
                ? [t("vitals.systolic"), t("vitals.diastolic")]
                : [t(`vitals.${sign}`)]
            }
            points={oldestFirst.flatMap((vitals) => {
              const values = vitalNumbers(sign, vitals, system);
              return values === null ? [] : [{ at: vitals.measuredAt, values }];
            })}
          />
        ))}
      </Box>
      <VitalsTable list={list} access={access} />
      <VitalsRanges newestFirst={list.rows} />
    </Box>
  );
}

const charts = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  "&:empty": { display: "none" },
} as const;
