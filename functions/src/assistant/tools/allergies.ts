import { staffSchema } from "@salvia/domain/account/staff";
import {
  activeAllergies,
  allergiesFrom,
  allergySchema,
  type Allergy,
} from "@salvia/domain/record/allergy";
import { problemSchema, problemsFrom } from "@salvia/domain/record/problem";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

import type { Found } from "../../platform/firestoreValue.ts";
import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { fromRecord } from "./record.ts";
import type { ToolInput } from "../toolCall.ts";

/**
 * Reads what the record says about the patient's allergies: the active ones, who stated when that
 * none are known, or that no one has recorded an answer, which does not mean that there are none.
 */
export async function readAllergies(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, texts, times } = reader;
  let author: string = texts.allergies.formerColleague;
  const read = async (path: string) => {
    const found = await everyPage(database, { path });
    const allergies = allergiesFrom(entriesIn(found, allergySchema));
    if (allergies.answer === "noneKnown") author = await nameOf(allergies.latest);
    return found;
  };

  async function nameOf({ clinicianId }: Allergy): Promise<string> {
    const entry = await database.get(`${collections.staff}/${clinicianId}`);
    const [staff] = entry === null ? [] : parseFound(staffSchema, entry);
    return staff?.value.name ?? texts.allergies.formerColleague;
  }

  return await fromRecord(reader, "allergies", read, (found, patient, path) => {
    const who = maskedName(patient.name);
    const kind = "allergies";
    const allergies = allergiesFrom(entriesIn(found, allergySchema));
    const say = (template: string) => [
      { text: fillTemplate(template, { name: who }), source: { kind, path } } satisfies Fact,
    ];
    if (allergies.answer === "notAsked") return say(texts.allergies.notAsked);
    if (allergies.answer === "noneKnown") {
      const { createdAt, path: entryPath } = allergies.latest;
      const about = { name: who, author: maskedName(author), day: times.day(createdAt) };
      const text = fillTemplate(texts.allergies.noneKnown, about);
      return [{ text, source: { kind, path: entryPath } }];
    }
    const active = activeAllergies(allergies).map(({ latest }): Fact => {
      const { substance, criticality, reaction, createdAt } = latest;
      const text = fillTemplate(texts.allergies.item, {
        name: who,
        substance: maskedText(substance),
        criticality: texts.allergies.criticalities[criticality],
        reaction:
          reaction === null
            ? ""
            : fillTemplate(texts.allergies.reaction, { reaction: maskedText(reaction) }),
        day: times.day(createdAt),
      });
      return { text, source: { kind, path: latest.path } };
    });
    const resolved = allergies.resolved.map(({ latest }): Fact => {
      const { substance, createdAt } = latest;
      const text = fillTemplate(texts.allergies.resolved, {
        name: who,
        substance: maskedText(substance),
        day: times.day(createdAt),
      });
      return { text, source: { kind, path: latest.path } };
    });
    return [...(active.length === 0 ? say(texts.allergies.noneActive) : active), ...resolved];
  });
}

/** Reads the patient's active problems. */
export async function readProblems(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, texts, times } = reader;
  const read = (path: string) => everyPage(database, { path });
  return await fromRecord(reader, "problems", read, (found, patient, path) => {
    const who = maskedName(patient.name);
    const { active } = problemsFrom(entriesIn(found, problemSchema));
    if (active.length === 0) {
      const text = fillTemplate(texts.problems.none, { name: who });
      return [{ text, source: { kind: "problems", path } }];
    }
    return active.map(({ latest }): Fact => {
      const { name, severity, createdAt } = latest;
      const text = fillTemplate(texts.problems.item, {
        name: who,
        problem: maskedText(name),
        severity:
          severity === null
            ? ""
            : fillTemplate(texts.problems.severity, {
                severity: texts.problems.severities[severity],
              }),
        day: times.day(createdAt),
      });
      return { text, source: { kind: "problems", path: latest.path } };
    });
  });
}

/** All entries with their paths, newest first. */
function entriesIn<Entry extends { createdAt: Date }>(
  found: readonly Found[],
  schema: StoredSchema<Entry>,
): readonly (Entry & { path: string })[] {
  return found
    .flatMap((each) => parseFound(schema, each))
    .map(({ value, found: { path } }) => Object.assign({ path }, value))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
