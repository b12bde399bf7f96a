import { showBodyMassIndex } from "@salvia/domain/account/unitSystem";
import { measures, type Measure } from "@salvia/domain/assistant/conversationContext";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { showVital } from "@salvia/domain/record/showVital";
import { bodyMassIndex, vitalsSchema, type Vitals } from "@salvia/domain/record/vital";

import type { Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../understanding/intents.ts";
import { fromRecord } from "./record.ts";

const timeOf = ({ measuredAt }: Vitals) => measuredAt;

/**
 * Reads the latest value of one measure, or of all that were ever taken, or their trend: recent, or
 * in a period.
 */
export async function readVitals(
  reader: Reader,
  { measure, trend: isTrendAsked = false }: ToolInput,
): Promise<Fact[]> {
  const { about, times } = reader;
  const { period } = about;
  const texts = reader.texts.vitals;
  const trend = isTrendAsked || (period !== null && period.from !== period.until);
  // The height of a body mass index may be old, and so may what was ever taken.
  const newest = measure === undefined || measure === "bmi" ? undefined : newestOf(measure);
  const kept = { part: "vitals", schema: vitalsSchema, none: texts.missing } as const;
  return await fromRecord(reader, { ...kept, timeOf, newest }, (found, say) => {
    const all = withoutErrors(found);
    const asked = all.filter(({ measuredAt }) => times.isIn(period, measuredAt));
    return (measure === undefined ? measures : [measure]).flatMap(factsOf);

    function factsOf(each: Measure): Fact[] {
      const taken = asked.flatMap((vitals) => {
        const shown = show(each, vitals, all, reader);
        const { measuredAt, path, fasting } = vitals;
        return shown === null ? [] : [{ shown, day: times.day(measuredAt), path, fasting }];
      });
      const [last] = taken;
      const isFasting = each === "glucose" && last?.fasting === true;
      const named = { measure: texts.measures[isFasting ? "fastingGlucose" : each] };
      if (last === undefined) return measure === undefined ? [] : [say(texts.none, named)];
      // A value after fasting is not comparable with one after a meal.
      const first = taken.findLast(({ fasting }) => each !== "glucose" || fasting === last.fasting);
      if (!trend || first === undefined || first === last) {
        return [say(texts.latest, { ...named, value: last.shown, day: last.day }, last.path)];
      }
      const way = { first: first.shown, firstDay: first.day, last: last.shown, lastDay: last.day };
      return [say(texts.trend, { ...named, ...way }, last.path)];
    }
  });

  function newestOf(taken: Measure) {
    return {
      by: "measuredAt",
      limit: period !== null ? 100 : trend ? 40 : 10,
      // The newest may lack the measure, such as a height that was taken once.
      suffice: (entries: readonly Vitals[], isAll: boolean) =>
        isAll ||
        (period === null &&
          withoutErrors(entries).some((vitals) => show(taken, vitals, [], reader) !== null)),
    };
  }
}

/**
 * The measure in the user's units and language; null if it was not taken.
 *
 * @param all newest first, for the height of a body mass index
 */
function show(
  measure: Measure,
  vitals: Vitals,
  all: readonly Vitals[],
  { units, language }: Reader,
): string | null {
  if (measure !== "bmi") return showVital(measure, vitals, units, language);
  const index = vitals.weight === null ? null : bodyMassIndex([vitals, ...all]);
  return index === null ? null : showBodyMassIndex(index.value, language);
}
