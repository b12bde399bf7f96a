import {
  currentMedications,
  medicationKey,
  medicationSchema,
} from "@salvia/domain/record/medication";

import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, maskedName, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { fromRecord } from "./record.ts";
import type { ToolInput } from "../toolCall.ts";

/**
 * Reads the patient's current medications, including those that started long ago and are found only
 * in the oldest changes.
 */
export async function readMedications(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const changes = (path: string) => everyPage(reader.database, { path });
  return await fromRecord(reader, "medications", changes, (found, patient, path) => {
    const { texts, times } = reader;
    const all = found
      .flatMap((each) => parseFound(medicationSchema, each))
      .filter(({ value }) => value.enteredInError === undefined)
      .toSorted((a, b) => b.value.createdAt.getTime() - a.value.createdAt.getTime());
    const current = currentMedications(all.map(({ value }) => value));
    const who = maskedName(patient.name);
    const list = { kind: "medications", path } as const;
    if (current.length === 0) {
      return [{ text: fillTemplate(texts.medications.none, { name: who }), source: list }];
    }
    const counted = pluralTemplate(texts.medications, "count", current.length);
    const head = fillTemplate(counted, { name: who, count: String(current.length) });
    return [
      { text: head, source: list },
      ...current.map((medication): Fact => {
        const latest = all.find(
          ({ value }) => medicationKey(value.name) === medicationKey(medication.name),
        );
        const text = fillTemplate(texts.medications.item, {
          medication: medication.name,
          dose: medication.dose,
          day: times.day(medication.startedAt),
        });
        return { text, source: { kind: "medications", path: latest?.found.path ?? path } };
      }),
    ];
  });
}
