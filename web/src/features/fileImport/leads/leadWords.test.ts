import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { languages } from "@salvia/domain/shared/language";
import { leadSources, leadPlans } from "@salvia/domain/lead/lead";
import { expect, test } from "vitest";

import { createStaticTranslator } from "../../../i18n/createStaticTranslator.ts";
import { guessColumns } from "./leadColumns.ts";
import { countryOf, documentTypeOf, planOf, sourceOf } from "./leadWords.ts";

test.each(languages)("recognizes the product's own terms in %s, in any spelling", (language) => {
  const t = createStaticTranslator(language, ["leads"]).getFixedT(language, "leads");
  const written = (text: string) => [text, text.toUpperCase(), ` ${text} `];
  for (const plan of leadPlans) {
    for (const word of written(t(`plan.${plan}`))) expect(planOf(word)).toBe(plan);
  }
  for (const source of leadSources) {
    for (const word of written(t(`source.${source}`))) expect(sourceOf(word)).toBe(source);
  }
  for (const type of documentTypes) {
    expect(documentTypeOf(t(`form.documentTypes.${type}`))).toBe(type);
  }
});

test.each(languages)("recognizes the headings of the product's own export in %s", (language) => {
  const t = createStaticTranslator(language, ["leads"]).getFixedT(language, "leads");
  const headings = [
    t("form.firstName"),
    t("form.lastName"),
    t("form.email"),
    t("form.phone"),
    t("form.plan"),
    t("columns.status"),
    t("columns.kind"),
    t("form.source"),
    t("form.documentNumber"),
    t("form.documentType"),
    t("form.documentCountry"),
  ];
  expect(Object.fromEntries(guessColumns({ headings, examples: headings.map(() => []) }))).toEqual({
    firstName: 0,
    lastName: 1,
    email: 2,
    phone: 3,
    plan: 4,
    source: 7,
    documentNumber: 8,
    documentType: 9,
    documentCountry: 10,
  });
});

test.each([
  ["NIE", "residencePermit"],
  ["NIF", "taxId"],
  ["CPF", "taxId"],
  ["Passport number", "passport"],
  ["Pasaporte", "passport"],
  ["Passeport", "passport"],
  ["Document", null],
])("takes the heading %j for a document of type %s", (heading, type) => {
  const found = guessColumns({ headings: [heading], examples: [[]] });
  expect(found.get("documentNumber")).toBe(0);
  expect(documentTypeOf(heading)).toBe(type);
});

test.each([
  ["ES", "ES"],
  ["es", "ES"],
  ["España", "ES"],
  ["Espagne", "ES"],
  ["united states", "US"],
  ["Estados Unidos", "US"],
  ["Atlantis", null],
  ["", null],
])("maps the country %j to %j", (word, country) => {
  expect(countryOf(word)).toBe(country);
});
