import Box from "@mui/material/Box";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { normalRange, type JudgedMeasure } from "@salvia/domain/record/rangeByAge";
import { showVital, type VitalSign } from "@salvia/domain/record/showVital";
import { showBodyMassIndex } from "@salvia/domain/account/unitSystem";
import {
  bodyMassIndex,
  latestMeasures,
  noMeasures,
  type Measures,
  type Vitals,
} from "@salvia/domain/record/vital";
import { vitalRangesVersion, vitalSources } from "@salvia/domain/record/vitalRange";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";
import { useMonths } from "./vitalsAge.ts";

/** What is considered normal at the patient's age, with its source, for each measured vital sign. */
export function VitalsRanges({ newestFirst }: { newestFirst: readonly Vitals[] }) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { system } = useUnits();
  const months = useMonths();
  const latest = latestMeasures(newestFirst);
  const about = { months, fasting: latest.fasting };
  const hasIndex = bodyMassIndex(withoutErrors(newestFirst)) !== null;
  const judged = [
    ...(["pressure", "pulse", "temperature", "oxygen", "glucose"] as const).filter(
      (sign) => showVital(sign, latest, system, language) !== null,
    ),
    ...(hasIndex ? (["bmi"] as const) : []),
  ];
  if (judged.length === 0) return null;

  function rangeOf(sign: (typeof judged)[number]): string {
    const measure = t(`vitals.${sign}`);
    const normal = normalRange(judgedBy[sign], about);
    if (normal === null) return t("vitals.ranges.none", { measure });
    const { least, most, source } = normal;
    const lower = sign === "pressure" ? normalRange("diastolic", about) : null;
    const words = {
      measure,
      least: least === null ? "" : show(sign, least, lower?.least ?? null),
      // "Below 120/80" rather than "up to 119/79".
      most: show(
        sign,
        least === null ? most + 1 : most,
        lower && (least === null ? lower.most + 1 : lower.most),
      ),
      source: vitalSources[source],
    };
    return t(least === null ? "vitals.ranges.below" : "vitals.ranges.between", words);
  }

  function show(sign: (typeof judged)[number], value: number, diastolic: number | null): string {
    if (sign === "bmi") return showBodyMassIndex(value, language);
    const measures: Measures =
      sign === "pressure"
        ? { ...noMeasures, systolic: value, diastolic }
        : { ...noMeasures, [sign]: value };
    return showVital(sign, measures, system, language) ?? "";
  }

  return (
    <Box component="section" aria-label={t("vitals.ranges.title")} sx={style}>
      <p>{t(months === null ? "vitals.ranges.unknown" : "vitals.ranges.title")}</p>
      {months === null ? null : (
        <ul>
          {judged.map((sign) => (
            <li key={sign}>{rangeOf(sign)}</li>
          ))}
        </ul>
      )}
      {months === null ? null : (
        <p>{t("vitals.ranges.version", { version: vitalRangesVersion })}</p>
      )}
    </Box>
  );
}

const judgedBy = {
  pressure: "systolic",
  pulse: "pulse",
  temperature: "temperature",
  oxygen: "oxygen",
  glucose: "glucose",
  bmi: "bmi",
} as const satisfies Partial<Record<VitalSign | "bmi", JudgedMeasure>>;

const style = {
  color: "text.secondary",
  fontSize: "0.8125rem",
  "& p": { margin: 0 },
  "& ul": { margin: 0, paddingInlineStart: 2.5 },
} as const;
