import { documentTypes, type DocumentType } from "@salvia/domain/lead/identityDocument";
import { languages } from "@salvia/domain/shared/language";
import { leadSources, type LeadSource, leadPlans, type LeadPlan } from "@salvia/domain/lead/lead";
import { phoneCountries } from "@salvia/domain/shared/phone";
import type { CustomTypeOptions } from "i18next";

import { bareWord } from "../file/bareWord.ts";

// Loads the terms of all languages: a file's author may use a different language than its importer.
const texts = Object.values(
  import.meta.glob<LeadTexts>("../../../locales/*/leads.json", {
    eager: true,
    import: "default",
  }),
);

/** The plan that a word names, or that it is not decided, in any supported language; null if unknown. */
export function planOf(word: string): LeadPlan | null {
  return meaning(planWords, word);
}

/** The source that a word names; null if unknown. */
export function sourceOf(word: string): LeadSource | null {
  return meaning(sourceWords, word);
}

/** The document type that a word names; null if unknown. */
export function documentTypeOf(word: string): DocumentType | null {
  return meaning(typeWords, word);
}

/** The country of an ISO 3166-1 code or of a name in any supported language; null if unknown. */
export function countryOf(word: string): string | null {
  countryWords ??= namesOfCountries();
  return meaning(countryWords, word);
}

function meaning<Value>(words: ReadonlyMap<string, Value>, word: string): Value | null {
  return words.get(bareWord(word)) ?? null;
}

type LeadTexts = CustomTypeOptions["resources"]["leads"];

/** Maps the labels of all languages, and the values themselves, to their values. */
function wordsFor<Value extends string>(
  values: readonly Value[],
  labelsIn: (text: LeadTexts) => Readonly<Record<Value, string>>,
  more: Readonly<Record<string, Value>>,
): ReadonlyMap<string, Value> {
  const labelled = texts.flatMap((text) =>
    values.map((value) => [bareWord(labelsIn(text)[value]), value] as const),
  );
  const own = values.map((value) => [bareWord(value), value] as const);
  return new Map([...Object.entries(more), ...labelled, ...own]);
}

const planWords = wordsFor(leadPlans, ({ plan }) => plan, {});

const sourceWords = wordsFor(leadSources, ({ source }) => source, {
  web: "website",
  online: "website",
  call: "phone",
  telephone: "phone",
  feria: "event",
  feira: "event",
  salon: "event",
  recommendation: "referral",
  recomendacao: "referral",
});

const typeWords = wordsFor(documentTypes, ({ form }) => form.documentTypes, {
  dni: "nationalId",
  cni: "nationalId",
  curp: "nationalId",
  rg: "nationalId",
  rut: "nationalId",
  cedula: "nationalId",
  nie: "residencePermit",
  nif: "taxId",
  cpf: "taxId",
  rfc: "taxId",
  ssn: "taxId",
  "passport number": "passport",
  "numero de pasaporte": "passport",
  "numero do passaporte": "passport",
  "tax number": "taxId",
  "numero fiscal": "taxId",
});

let countryWords: ReadonlyMap<string, string> | null = null;

function namesOfCountries(): ReadonlyMap<string, string> {
  const codes = phoneCountries().map(({ country }) => country);
  const named = languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return codes.map((code) => [bareWord(names.of(code) ?? code), code] as const);
  });
  return new Map([...named, ...codes.map((code) => [bareWord(code), code] as const)]);
}
