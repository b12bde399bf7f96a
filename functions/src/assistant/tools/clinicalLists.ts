import { staffSchema } from "@salvia/domain/account/staff";
import { activeAllergies, allergiesFrom, allergySchema } from "@salvia/domain/record/allergy";
import {
  currentMedications,
  medicationKey,
  medicationSchema,
} from "@salvia/domain/record/medication";
import { problemSchema, problemsFrom } from "@salvia/domain/record/problem";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

import { everyPage, readParsed } from "../../caller/callerFirestore.ts";
import { fillTemplate, maskedName, maskedText, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";
import { fromRecord } from "./record.ts";

/**
 * Reads what the record says about the patient's allergies: the active ones, who stated when that
 * none are known, or that no one has recorded an answer, which does not mean that there are none.
 */
export async function readAllergies(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, times } = reader;
  const texts = reader.texts.allergies;
  const read = async (path: string) => {
    const allergies = allergiesFrom(await entriesOf(reader, allergySchema, path));
    if (allergies.answer !== "noneKnown") return { allergies, author: null };
    const { clinicianId } = allergies.latest;
    const staff = `${collections.staff}/${clinicianId}`;
    return { allergies, author: await readParsed(database, staffSchema, staff) };
  };
  return await fromRecord(reader, "allergies", read, ({ allergies, author }, say) => {
    if (allergies.answer === "notAsked") return [say(texts.notAsked)];
    if (allergies.answer === "noneKnown") {
      const { createdAt, path } = allergies.latest;
      const by = maskedName(author?.name ?? texts.formerColleague);
      return [say(texts.noneKnown, { author: by, day: times.day(createdAt) }, path)];
    }
    const active = activeAllergies(allergies).map(({ latest }) => {
      const { criticality, reaction, createdAt, path } = latest;
      const values = {
        substance: maskedText(latest.substance),
        criticality: texts.criticalities[criticality],
        reaction:
          reaction === null ? "" : fillTemplate(texts.reaction, { reaction: maskedText(reaction) }),
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
export async function readProblems(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const texts = reader.texts.problems;
  const read = (path: string) => entriesOf(reader, problemSchema, path);
  return await fromRecord(reader, "problems", read, (found, say) => {
    const { active } = problemsFrom(found);
    if (active.length === 0) return [say(texts.none)];
    return active.map(({ latest: { name, severity, createdAt, path } }) => {
      const values = {
        problem: maskedText(name),
        severity:
          severity === null
            ? ""
            : fillTemplate(texts.severity, { severity: texts.severities[severity] }),
        day: reader.times.day(createdAt),
      };
      return say(texts.item, values, path);
    });
  });
}

/**
 * Reads the patient's current medications, including those that started long ago and are found only
 * in the oldest changes.
 */
export async function readMedications(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const texts = reader.texts.medications;
  const read = (path: string) => everyPage(reader.database, medicationSchema, { path });
  return await fromRecord(reader, "medications", read, (found, say) => {
    const all = found
      .filter(({ value }) => value.enteredInError === undefined)
      .toSorted((a, b) => b.value.createdAt.getTime() - a.value.createdAt.getTime());
    const current = currentMedications(all.map(({ value }) => value));
    const count = String(current.length);
    if (current.length === 0) return [say(texts.none)];
    return [
      say(pluralTemplate(texts, "count", current.length), { count }),
      ...current.map(({ name, dose, startedAt }) => {
        const latest = all.find(({ value }) => medicationKey(value.name) === medicationKey(name));
        const values = { medication: name, dose, day: reader.times.day(startedAt) };
        return say(texts.item, values, latest?.found.path);
      }),
    ];
  });
}

/** All entries with their paths, newest first. */
async function entriesOf<Entry extends { createdAt: Date }>(
  { database }: Reader,
  schema: StoredSchema<Entry>,
  collection: string,
): Promise<readonly (Entry & { path: string })[]> {
  const found = await everyPage(database, schema, { path: collection });
  return found
    .map(({ value, found: { path } }) => Object.assign({ path }, value))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
