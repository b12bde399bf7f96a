import { staffSchema } from "@salvia/domain/account/staff";
import { activeAllergies, allergiesFrom, allergySchema } from "@salvia/domain/record/allergy";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  currentMedications,
  medicationKey,
  medicationSchema,
} from "@salvia/domain/record/medication";
import { problemSchema, problemsFrom } from "@salvia/domain/record/problem";
import { collections } from "@salvia/domain/shared/collections";

import { readParsed } from "../../caller/callerFirestore.ts";
import { maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { fromRecord } from "./record.ts";

/**
 * Reads what the record says about the patient's allergies: the active ones, who stated when that
 * none are known, or that no one has recorded an answer, which does not mean that there are none.
 */
export async function readAllergies(reader: Reader): Promise<Fact[]> {
  const { database, times } = reader;
  const texts = reader.texts.allergies;
  const part = { part: "allergies", schema: allergySchema, none: texts.notAsked } as const;
  return await fromRecord(reader, part, async (found, say) => {
    const allergies = allergiesFrom(found);
    if (allergies.answer === "notAsked") return [];
    if (allergies.answer === "noneKnown") {
      const { clinicianId, createdAt, path } = allergies.latest;
      const staff = `${collections.staff}/${clinicianId}`;
      const author = await readParsed(database, staffSchema, staff);
      const by = maskedName(author?.name ?? texts.formerColleague);
      return [say(texts.noneKnown, { author: by, day: times.day(createdAt) }, path)];
    }
    const active = activeAllergies(allergies).map(({ latest }) => {
      const { substance, criticality, reaction, createdAt, path } = latest;
      const values = {
        substance: maskedText(substance),
        criticality: texts.criticalities[criticality],
        reaction: maskedText(reaction ?? ""),
        day: times.day(createdAt),
      };
      return say(texts.item, values, path);
    });
    const resolved = allergies.resolved.map(({ latest: { substance, createdAt, path } }) =>
      say(texts.resolved, { substance: maskedText(substance), day: times.day(createdAt) }, path),
    );
    return [...(active.length === 0 ? [say(texts.noneActive)] : active), ...resolved];
  });
}

/** Reads the patient's active problems. */
export async function readProblems(reader: Reader): Promise<Fact[]> {
  const texts = reader.texts.problems;
  const part = { part: "problems", schema: problemSchema, none: texts.none } as const;
  return await fromRecord(reader, part, (found, say) =>
    problemsFrom(found).active.map(({ latest: { name, severity, createdAt, path } }) => {
      const values = {
        problem: maskedText(name),
        severity: severity === null ? "" : texts.severities[severity],
        day: reader.times.day(createdAt),
      };
      return say(texts.item, values, path);
    }),
  );
}

/** Reads the patient's current medications. */
export async function readMedications(reader: Reader): Promise<Fact[]> {
  const { texts, times } = reader;
  const { none, one, other, item } = texts.medications;
  const part = { part: "medications", schema: medicationSchema, none } as const;
  return await fromRecord(reader, part, (found, say) => {
    const valid = withoutErrors(found);
    const current = currentMedications(valid);
    const head = say(current.length === 1 ? one : other, { count: String(current.length) });
    const listed = current.map(({ name, dose, startedAt }) => {
      const latest = valid.find((entry) => medicationKey(entry.name) === medicationKey(name));
      return say(item, { medication: name, dose, day: times.day(startedAt) }, latest?.path);
    });
    return listed.length === 0 ? [] : [head, ...listed];
  });
}
