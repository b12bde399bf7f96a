import { measures, type Measure } from "@salvia/domain/assistant/conversationContext";
import { showVital } from "@salvia/domain/record/showVital";
import { showBodyMassIndex } from "@salvia/domain/account/unitSystem";
import { bodyMassIndex, vitalsSchema, type Vitals } from "@salvia/domain/record/vital";

import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, maskedName, type Fact } from "../fact.ts";
import type { Found } from "../../platform/firestoreValue.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "./periodWords.ts";
import { fromRecord, within } from "./record.ts";
import type { ToolInput } from "../toolCall.ts";

/**
 * Reads the latest value of one measure, or of all that were ever taken, or their trend: recent, or
 * in a period.
 */
export async function readVitals(
  { measure = null, trend: isTrendAsked = false }: ToolInput,
  reader: Reader,
): Promise<Fact[]> {
  const { period } = reader.about;
  const trend = isTrendAsked || (period !== null && period.from !== period.until);
  const read = (path: string) => {
    const orderBy = ["measuredAt", "DESCENDING"] as const;
    // The height in a body mass index may be older than the period.
    if (measure === null || measure === "bmi") {
      return everyPage(reader.database, { path, orderBy });
    }
    if (period === null) return enoughFor(measure, path, trend ? 40 : 10, reader);
    const where = within("measuredAt", reader.times.rangeOf(period));
    return everyPage(reader.database, { path, where, orderBy });
  };
  return await fromRecord(reader, "vitals", read, (documents, patient, path) => {
    const { texts, times } = reader;
    const all = validIn(documents).toSorted(
      (a, b) => b.value.measuredAt.getTime() - a.value.measuredAt.getTime(),
    );
    const isAsked = (at: Date) => {
      if (period === null) return true;
      const day = times.dayOf(at);
      return day >= period.from && day <= period.until && times.isInPart(period, at);
    };
    const who = maskedName(patient.name);
    const span = period === null ? "" : periodWords(period, reader);
    const facts = (measure === null ? measures : [measure]).flatMap((each): Fact[] => {
      const taken = all.flatMap(({ value, found }) => {
        if (!isAsked(value.measuredAt)) return [];
        const shown = show(each, value, all, reader);
        return shown === null ? [] : [{ shown, at: value.measuredAt, path: found.path, value }];
      });
      const last = taken[0];
      // A value after fasting is not comparable with one after a meal.
      const known = taken.filter(
        ({ value }) => each !== "glucose" || value.fasting === last?.value.fasting,
      );
      const first = known.at(-1);
      const name = each === "glucose" && last?.value.fasting === true ? "fastingGlucose" : each;
      const about = { name: who, measure: texts.vitals.measures[name] };
      if (last === undefined || first === undefined) {
        if (measure === null) return [];
        const none = period === null ? texts.vitals.none : texts.vitals.noneIn;
        return [{ text: fillTemplate(none, { ...about, span }), source: { kind: "vitals", path } }];
      }
      const source = { kind: "vitals", path: last.path } as const;
      const day = times.day(last.at);
      if (!trend || first === last) {
        const value = { ...about, value: last.shown, day };
        return [{ text: fillTemplate(texts.vitals.latest, value), source }];
      }
      const way = {
        first: first.shown,
        firstDay: times.day(first.at),
        last: last.shown,
        lastDay: day,
      };
      return [{ text: fillTemplate(texts.vitals.trend, { ...about, ...way }), source }];
    });
    if (facts.length > 0) return facts;
    const none = period === null ? texts.vitals.missing : texts.vitals.missingIn;
    return [{ text: fillTemplate(none, { name: who, span }), source: { kind: "vitals", path } }];
  });
}

type StoredVitals = { value: Vitals; found: Found };

/** All except those entered in error. */
function validIn(documents: readonly Found[]): StoredVitals[] {
  return documents
    .flatMap((each) => parseFound(vitalsSchema, each))
    .filter(({ value }) => value.enteredInError === undefined);
}

/**
 * The newest vitals; all of them if the newest lack the measure, such as a height that was taken
 * once.
 */
async function enoughFor(
  measure: Measure,
  path: string,
  newest: number,
  reader: Reader,
): Promise<readonly Found[]> {
  const { database } = reader;
  const orderBy = ["measuredAt", "DESCENDING"] as const;
  const found = await database.find({ path, orderBy, limit: newest });
  const isTaken = validIn(found).some(({ value }) => show(measure, value, [], reader) !== null);
  return found.length < newest || isTaken ? found : everyPage(database, { path });
}

/**
 * The measure in the user's units and language; null if it was not taken.
 *
 * @param all newest first, for the height of a body mass index
 */
function show(
  measure: Measure,
  vitals: Vitals,
  all: readonly StoredVitals[],
  { units, language }: Pick<Reader, "units" | "language">,
): string | null {
  if (measure !== "bmi") return showVital(measure, vitals, units, language);
  if (vitals.weight === null) return null;
  const index = bodyMassIndex([vitals, ...all.map(({ value }) => value)]);
  return index === null ? null : showBodyMassIndex(index.value, language);
}
