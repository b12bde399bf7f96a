import Box from "@mui/material/Box";
import { styled, type Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { vitalNumbers, vitalSigns, vitalUnit } from "@salvia/domain/record/showVital";
import type { Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { VitalsChart } from "./VitalsChart.tsx";
import { VitalsRanges } from "./VitalsRanges.tsx";
import { VitalsTable } from "./VitalsTable.tsx";
import type { Row } from "../records.data.ts";

type VitalsHistoryProps = {
  list: BoundedPages<Row<Vitals>>;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A chart of each vital sign, a table of all values, and what is considered normal. */
export function VitalsHistory({ list, access }: VitalsHistoryProps) {
  const { t } = useTranslation("records");
  const { system } = useUnits();
  const oldestFirst = withoutErrors(list.rows).toReversed();
  // On a phone, seven charts would keep what follows out of reach.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"), { noSsr: true });
  const series = vitalSigns.flatMap((sign) => {
    const points = oldestFirst.flatMap((vitals) => {
      const values = vitalNumbers(sign, vitals, system);
      return values === null ? [] : [{ at: vitals.measuredAt, values }];
    });
    return points.length < 2 ? [] : [{ sign, points }];
  });
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {series.length === 0 ? null : (
        <Details open={isWide}>
          <summary>{t("vitals.history.charts")}</summary>
          <Box sx={charts}>
            {series.map(({ sign, points }) => (
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
                points={points}
              />
            ))}
          </Box>
        </Details>
      )}
      <VitalsTable list={list} access={access} />
      <VitalsRanges newestFirst={list.rows} />
    </Box>
  );
}

const Details = styled("details")({
  "& > summary": { cursor: "pointer", fontWeight: 600, paddingBlock: 8 },
});

const charts = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
} as const;
