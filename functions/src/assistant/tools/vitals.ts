import { measures, type Measure } from "@salvia/domain/assistant/conversationContext";
import { showVital } from "@salvia/domain/record/showVital";
import { showBodyMassIndex } from "@salvia/domain/account/unitSystem";
import { bodyMassIndex, vitalsSchema, type Vitals } from "@salvia/domain/record/vital";

import { everyPage, parseFound, type Parsed } from "../../caller/callerFirestore.ts";
import type { Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";
import { periodWords } from "./periodWords.ts";
import { fromRecord, within } from "./record.ts";

/**
 * Reads the latest value of one measure, or of all that were ever taken, or their trend: recent, or
 * in a period.
 */
export async function readVitals(
  { measure = null, trend: isTrendAsked = false }: ToolInput,
  reader: Reader,
): Promise<Fact[]> {
  const { about, times } = reader;
  const { period } = about;
  const texts = reader.texts.vitals;
  const trend = isTrendAsked || (period !== null && period.from !== period.until);
  const read = (path: string) => vitalsFor(measure, path, trend ? 40 : 10, reader);
  return await fromRecord(reader, "vitals", read, (found, say) => {
    const all = found
      .filter(isValid)
      .toSorted((a, b) => b.value.measuredAt.getTime() - a.value.measuredAt.getTime());
    const asked = all.filter(({ value: { measuredAt } }) => {
      if (period === null) return true;
      const day = times.dayOf(measuredAt);
      return day >= period.from && day <= period.until && times.isInPart(period, measuredAt);
    });
    const span = period === null ? "" : periodWords(period, reader);
    const facts = (measure === null ? measures : [measure]).flatMap(factsOf);
    return facts.length > 0
      ? facts
      : [say(period === null ? texts.missing : texts.missingIn, { span })];

    function factsOf(each: Measure): Fact[] {
      const taken = asked.flatMap(({ value, found: { path } }) => {
        const shown = show(each, value, all, reader);
        const day = times.day(value.measuredAt);
        return shown === null ? [] : [{ shown, day, path, fasting: value.fasting }];
      });
      const [last] = taken;
      const isFasting = each === "glucose" && last?.fasting === true;
      const named = { measure: texts.measures[isFasting ? "fastingGlucose" : each] };
      if (last === undefined) {
        if (measure === null) return [];
        return [say(period === null ? texts.none : texts.noneIn, { ...named, span })];
      }
      // A value after fasting is not comparable with one after a meal.
      const first = taken.findLast(({ fasting }) => each !== "glucose" || fasting === last.fasting);
      if (!trend || first === undefined || first === last) {
        return [say(texts.latest, { ...named, value: last.shown, day: last.day }, last.path)];
      }
      const way = { first: first.shown, firstDay: first.day, last: last.shown, lastDay: last.day };
      return [say(texts.trend, { ...named, ...way }, last.path)];
    }
  });
}

/** The vitals that an answer needs, with those entered in error. */
async function vitalsFor(
  measure: Measure | null,
  path: string,
  newest: number,
  reader: Reader,
): Promise<Parsed<Vitals>[]> {
  const { database, about, times } = reader;
  const query = { path, orderBy: ["measuredAt", "DESCENDING"] } as const;
  // The height in a body mass index may be older than the period.
  if (measure === null || measure === "bmi") return await everyPage(database, vitalsSchema, query);
  if (about.period !== null) {
    const where = within("measuredAt", times.rangeOf(about.period));
    return await everyPage(database, vitalsSchema, { ...query, where });
  }
  const documents = await database.find({ ...query, limit: newest });
  const found = parseFound(vitalsSchema, documents);
  const isTaken = found.filter(isValid).some(({ value }) => show(measure, value, [], reader));
  // The newest may lack the measure, such as a height that was taken once.
  if (documents.length < newest || isTaken) return found;
  return await everyPage(database, vitalsSchema, { path });
}

function isValid({ value }: Parsed<Vitals>): boolean {
  return value.enteredInError === undefined;
}

/**
 * The measure in the user's units and language; null if it was not taken.
 *
 * @param all newest first, for the height of a body mass index
 */
function show(
  measure: Measure,
  vitals: Vitals,
  all: readonly Parsed<Vitals>[],
  { units, language }: Pick<Reader, "units" | "language">,
): string | null {
  if (measure !== "bmi") return showVital(measure, vitals, units, language);
  if (vitals.weight === null) return null;
  const index = bodyMassIndex([vitals, ...all.map(({ value }) => value)]);
  return index === null ? null : showBodyMassIndex(index.value, language);
}
