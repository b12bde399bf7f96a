import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  changeSinceVisit,
  showVital,
  showVitalChange,
  vitalSigns,
  type VitalSign,
} from "@salvia/domain/record/showVital";
import { showBodyMassIndex } from "@salvia/domain/account/unitSystem";
import { bodyMassIndex, latestMeasures, type Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";

type CurrentVitalsProps = {
  newestFirst: readonly Vitals[];
  /** Whether `newestFirst` includes the oldest entry. */
  isAll: boolean;
};

/** The signs that are missed if nobody measured them; the others show once they were measured. */
const expected: ReadonlySet<VitalSign> = new Set(["pressure", "weight", "height"]);

/** The latest value of each vital sign, its date, and the change since an earlier visit. */
export function CurrentVitals({ newestFirst, isAll }: CurrentVitalsProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const { system } = useUnits();
  const latest = latestMeasures(newestFirst);
  return (
    <Facts>
      {vitalSigns.map((sign) => {
        const value = showVital(sign, latest, system, language);
        if (value === null && !expected.has(sign)) return null;
        const change = changeSinceVisit(sign, newestFirst, system);
        const taken = withoutErrors(newestFirst).find(
          (vitals) => showVital(sign, vitals, system, language) !== null,
        );
        return (
          <div key={sign}>
            <dt>{t(`vitals.${sign}`)}</dt>
            <dd>
              <b>{value ?? t(isAll ? "vitals.never" : "vitals.notLately")}</b>
              {sign !== "glucose" || latest.fasting === null ? null : (
                <Box component="span">
                  {t(latest.fasting ? "vitals.fasting.yes" : "vitals.fasting.no")}
                </Box>
              )}
              {change === null ? null : (
                <Box component="span">
                  {t(change.by.every((by) => by === 0) ? "vitals.unchanged" : "vitals.change", {
                    by: showVitalChange(sign, change, system, language),
                    date: calendarDate(change.since, language, timeZone),
                  })}
                </Box>
              )}
              {taken === undefined ? null : <Day at={taken.measuredAt} />}
            </dd>
          </div>
        );
      })}
      <BodyMassIndex newestFirst={newestFirst} />
    </Facts>
  );
}

/** Computed from the latest weight and height, whose days may differ. */
function BodyMassIndex({ newestFirst }: Pick<CurrentVitalsProps, "newestFirst">) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const index = bodyMassIndex(newestFirst);
  if (index === null) return null;
  const [weight, height] = [index.weighedAt, index.heightAt].map((at) =>
    calendarDate(at, language, timeZone),
  );
  return (
    <div>
      <dt>{t("vitals.bmi")}</dt>
      <dd>
        <b>{showBodyMassIndex(index.value, language)}</b>
        <Box component="span">{t("vitals.bmiOf", { weight, height })}</Box>
      </dd>
    </div>
  );
}

function Day({ at }: { at: Date }) {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return <time dateTime={at.toISOString()}>{calendarDate(at, language, timeZone)}</time>;
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
