import { showHeight, showPressure, showWeight } from "@salvia/domain/record/unitSystem";
import { vitalsSchema, type Vitals } from "@salvia/domain/record/vital";

import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, maskedName, type Fact } from "../fact.ts";
import type { Found } from "../../firestoreValue.ts";
import type { Reader } from "../inquiry.ts";
import { measures, type Measure } from "@salvia/domain/assistant/conversationContext";
import { periodWords } from "../temporal/periodWords.ts";
import { fromRecord, recordPeriod, within } from "./record.ts";

/**
 * Reads the latest value of each measure, or its trend: recent, in a period, or since the previous
 * value.
 */
export async function readVitals(
  { measure, trend: isTrendAsked }: { measure: Measure | null; trend: boolean },
  reader: Reader,
): Promise<Fact[]> {
  const { when } = reader;
  const requested = measure === null ? measures : [measure];
  const period = recordPeriod(reader);
  const sincePrevious = when.kind === "unspecified" && when.sincePrevious;
  const trend = isTrendAsked || sincePrevious || (period !== null && period.from !== period.until);
  const read = (path: string) =>
    period === null
      ? enoughFor(requested, path, trend ? 40 : 10, reader)
      : everyPage(reader.database, {
          path,
          where: within("measuredAt", reader.times.rangeOf(period)),
          orderBy: ["measuredAt", "DESCENDING"],
        });
  return await fromRecord(reader, "vitals", read, (documents, patient, path) => {
    const { texts, times } = reader;
    const all = documents
      .flatMap((each) => parseFound(vitalsSchema, each))
      .filter(({ value }) => value.enteredInError === undefined)
      .filter(({ value }) => period === null || times.isInPart(period, value.measuredAt))
      .toSorted((a, b) => b.value.measuredAt.getTime() - a.value.measuredAt.getTime());
    const who = maskedName(patient.name);
    if (all.length === 0 && period === null) {
      return [
        {
          text: fillTemplate(texts.vitals.missing, { name: who }),
          source: { kind: "vitals", path },
        },
      ];
    }
    return requested.map((each): Fact => {
      const known = all.flatMap(({ value, found }) => {
        const shown = show(each, value, reader);
        return shown === null ? [] : [{ shown, at: value.measuredAt, path: found.path }];
      });
      const [last, first] = [known[0], sincePrevious ? (known[1] ?? known[0]) : known.at(-1)];
      const about = { name: who, measure: texts.vitals.measures[each] };
      if (last === undefined || first === undefined) {
        const span = period === null ? "" : periodWords(period, reader);
        const none = period === null ? texts.vitals.none : texts.vitals.noneIn;
        return { text: fillTemplate(none, { ...about, span }), source: { kind: "vitals", path } };
      }
      const source = { kind: "vitals", path: last.path } as const;
      const day = times.day(last.at);
      if (!trend || first === last) {
        return {
          text: fillTemplate(texts.vitals.latest, { ...about, value: last.shown, day }),
          source,
        };
      }
      const way = {
        first: first.shown,
        firstDay: times.day(first.at),
        last: last.shown,
        lastDay: day,
      };
      return { text: fillTemplate(texts.vitals.trend, { ...about, ...way }), source };
    });
  });
}

/**
 * The newest vitals; all of them if the newest lack a measure, such as a height that was taken
 * once.
 */
async function enoughFor(
  requested: readonly Measure[],
  path: string,
  newest: number,
  reader: Reader,
): Promise<readonly Found[]> {
  const { database } = reader;
  const orderBy = ["measuredAt", "DESCENDING"] as const;
  const found = await database.find({ path, orderBy, limit: newest });
  const known = found
    .flatMap((each) => parseFound(vitalsSchema, each))
    .filter(({ value }) => value.enteredInError === undefined);
  const isTaken = (measure: Measure) =>
    known.some(({ value }) => show(measure, value, reader) !== null);
  return found.length < newest || requested.every(isTaken) ? found : everyPage(database, { path });
}

/** The measure in the user's units and language; null if it was not taken. */
function show(measure: Measure, vitals: Vitals, { units, language }: Reader): string | null {
  const { systolic, diastolic, weight, height } = vitals;
  if (measure === "weight") return weight === null ? null : showWeight(weight, units, language);
  if (measure === "height") return height === null ? null : showHeight(height, units, language);
  return systolic === null || diastolic === null
    ? null
    : showPressure(systolic, diastolic, units, language);
}
