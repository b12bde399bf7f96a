import { importedCoverageSchema } from "@salvia/domain/member/coverage";
import { cliniciansMax, memberNumberSchema, sexes } from "@salvia/domain/record/patient";
import { importedPatientSchema, type ImportedPatient } from "@salvia/domain/member/patientImport";
import { patterns } from "@salvia/domain/shared/patterns";
import { normalizePhone } from "@salvia/domain/shared/phone";
import { tidyEmail, tidyName } from "@salvia/domain/shared/typedText";
import { plans, type Plan } from "@salvia/domain/site/plan";

import { bareWord } from "../file/bareWord.ts";
import type { Cells, ParsedRow } from "../file/checkTable.ts";
import { languageOf } from "../file/languageOf.ts";
import type { PatientColumn } from "./patientColumns.ts";

/** What can be wrong with a row: each code is the key of a sentence in `patientAdmin.json`. */
export type PatientProblem =
  | "email"
  | "name"
  | "birthDate"
  | "sex"
  | "language"
  | "memberNumber"
  | "phone"
  | "plan"
  | "planStart"
  | "planEnd"
  | "family"
  | "clinicians"
  | "tooManyClinicians";

/**
 * Parses a row. Nothing is guessed: a birth date must be written as 1984-02-29, because 02/03/1984
 * is two different days, and the sex in full, because M is a man in English and a woman in Spanish.
 *
 * @param today such as 2028-02-29
 */
export function parsePatient(
  cell: Cells<PatientColumn>,
  today: string,
): ParsedRow<ImportedPatient, PatientProblem> {
  const email = tidyEmail(cell("email"));
  const name = tidyName(`${cell("firstName")} ${cell("lastName")}`);
  const hasName = cell("firstName") !== "" && cell("lastName") !== "";
  const birthDate = cell("birthDate");
  const sex = sexOf(cell("sex"));
  const language = languageOf(cell("language"));
  const memberNumber = cell("memberNumber").toUpperCase();
  // Only with a country code: the country of a national number would be a guess.
  const phone = normalizePhone(cell("phone"), "");
  const plan = planOf(cell("plan"));
  const [startsOn, endsOn, family] = [cell("planStart"), cell("planEnd"), familyIn(cell("family"))];
  const clinicians = addressesIn(cell("clinicians"));
  const { shape } = importedPatientSchema;
  const isDay = shape.birthDate.safeParse(birthDate).success;
  const problems: PatientProblem[] = [];
  const report = (isWrong: boolean, problem: PatientProblem) => {
    if (isWrong) problems.push(problem);
  };
  report(!shape.email.safeParse(email).success, "email");
  report(!hasName || !shape.name.safeParse(name).success, "name");
  report(!isDay || birthDate > today || birthDate < earliest, "birthDate");
  report(sex === null, "sex");
  report(language === null, "language");
  report(
    memberNumber !== "" && !memberNumberSchema.safeParse(memberNumber).success,
    "memberNumber",
  );
  report(cell("phone") !== "" && phone === null, "phone");
  report(
    clinicians.length === 0 || !clinicians.every((each) => patterns.email.test(each)),
    "clinicians",
  );
  report(clinicians.length > cliniciansMax, "tooManyClinicians");
  const hasPlan = [cell("plan"), startsOn, endsOn, cell("family")].some((text) => text !== "");
  const coverageShape = importedCoverageSchema.shape;
  report(hasPlan && plan === null, "plan");
  report(hasPlan && !coverageShape.startsOn.safeParse(startsOn).success, "planStart");
  report(
    endsOn !== "" && (!shape.birthDate.safeParse(endsOn).success || endsOn < startsOn),
    "planEnd",
  );
  report(!coverageShape.family.safeParse(family).success, "family");
  if (problems.length > 0) return { name, contact: email, problems };
  const patient = {
    email,
    name,
    birthDate,
    sex,
    language,
    clinicians,
    ...(memberNumber !== "" && { memberNumber }),
    ...(phone !== null && { phone }),
    ...(hasPlan && {
      coverage: { plan, startsOn, ...(endsOn !== "" && { endsOn }), family },
    }),
  };
  return { name, contact: email, item: importedPatientSchema.parse(patient), keys: [email] };
}

/** No living person was born before this day. */
const earliest = "1900-01-01";

/** The addresses in a cell, separated by blanks, commas, semicolons or vertical bars. */
function addressesIn(cell: string): string[] {
  return [...new Set(cell.toLowerCase().split(/[\s,;|]+/u))].filter(Boolean);
}

/** Family members in a cell, separated by semicolons or vertical bars: "Rui Nogueira 2015; …". */
function familyIn(cell: string): { name: string; birthYear: number }[] {
  return cell
    .split(/[;|]/u)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, name = "", year = ""] = /^(.*\S)\s+(\d{4})$/u.exec(each) ?? [];
      return { name: name.replace(/\s+/gu, " "), birthYear: Number(year) };
    });
}

function planOf(word: string): Plan | null {
  const bare = bareWord(word);
  return plans.find((plan) => planWords[plan].includes(bare)) ?? null;
}

/** What our plans are called, whatever an insurer calls them. */
const planWords: Readonly<Record<Plan, readonly string[]>> = {
  basic: ["basic", "basico", "essentielle"],
  standard: ["standard", "estandar", "padrao"],
  premium: ["premium"],
};

function sexOf(word: string): (typeof sexes)[number] | null {
  const bare = bareWord(word);
  return sexes.find((sex) => sexWords[sex].includes(bare)) ?? null;
}

const sexWords: Readonly<Record<(typeof sexes)[number], readonly string[]>> = {
  female: ["female", "woman", "femenino", "mujer", "feminino", "mulher", "feminin", "femme"],
  male: ["male", "man", "masculino", "hombre", "homem", "masculin", "homme"],
  other: ["other", "otro", "outro", "autre"],
};
