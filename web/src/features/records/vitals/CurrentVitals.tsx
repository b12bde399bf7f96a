import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  showHeight,
  showHeightChange,
  showPressure,
  showPressureChange,
  showWeight,
} from "@salvia/domain/record/unitSystem";
import { changeSinceLastVisit, latestMeasures, type Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";

type Measure = "pressure" | "weight" | "height";

type CurrentVitalsProps = {
  newestFirst: readonly Vitals[];
  /** Whether `newestFirst` includes the oldest entry. */
  isAll: boolean;
};

/** The latest value of each measure, its date, and the change since the previous visit. */
export function CurrentVitals({ newestFirst, isAll }: CurrentVitalsProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const { system } = useUnits();
  const { systolic, diastolic, weight, height } = latestMeasures(newestFirst);
  const change = changeSinceLastVisit(newestFirst);
  const inUnits = [system, language] as const;
  const since = (by: string, isUnchanged: boolean) =>
    isUnchanged ? t("vitals.unchanged") : t("vitals.change", { by });
  const shown: Record<Measure, readonly [value: string | null, change: string | null]> = {
    pressure: [
      systolic === null || diastolic === null
        ? null
        : showPressure(systolic, diastolic, ...inUnits),
      change.systolic === null || change.diastolic === null
        ? null
        : since(
            showPressureChange(change.systolic, change.diastolic, ...inUnits),
            change.systolic === 0 && change.diastolic === 0,
          ),
    ],
    weight: [
      weight === null ? null : showWeight(weight, ...inUnits),
      change.weight === null
        ? null
        : since(showWeight(change.weight, ...inUnits, true), change.weight === 0),
    ],
    height: [
      height === null ? null : showHeight(height, ...inUnits),
      change.height === null
        ? null
        : since(showHeightChange(change.height, ...inUnits), change.height === 0),
    ],
  };
  return (
    <Facts>
      {measures.map((measure) => {
        const [value, by] = shown[measure];
        const taken = withoutErrors(newestFirst).find((vitals) => isTaken(vitals, measure));
        return (
          <div key={measure}>
            <dt>{t(`vitals.${measure}`)}</dt>
            <dd>
              <b>{value ?? t(isAll ? "vitals.never" : "vitals.notLately")}</b>
              {by === null ? null : <Box component="span">{by}</Box>}
              {taken === undefined ? null : (
                <time dateTime={taken.measuredAt.toISOString()}>
                  {calendarDate(taken.measuredAt, language, timeZone)}
                </time>
              )}
            </dd>
          </div>
        );
      })}
    </Facts>
  );
}

const measures = ["pressure", "weight", "height"] as const satisfies readonly Measure[];

function isTaken({ systolic, weight, height }: Vitals, measure: Measure): boolean {
  return { pressure: systolic, weight, height }[measure] !== null;
}

const Facts = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 132px), 1fr))",
  "& dt, & dd > span, & time": {
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
  },
  "& dd": { margin: 0, display: "grid", fontVariantNumeric: "tabular-nums" },
  "& b": { fontSize: "1.375rem", fontWeight: 600 },
}));
