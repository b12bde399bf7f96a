import { leadPlans } from "@salvia/domain/lead/lead";
import { emptyLeadForm, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import { importedLeadSchema, type ImportedLead } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { normalizePhone } from "@salvia/domain/shared/phone";

import type { Cells, ParsedRow } from "../file/checkTable.ts";
import type { LeadField } from "./leadColumns.ts";
import { countryOf, documentTypeOf, planOf, sourceOf } from "./leadWords.ts";

/** Default values for empty cells. */
export type ImportDefaults = {
  /** ISO 3166-1 code, for phone numbers without a country code and for documents. */
  country: string;
  plan: string;
  source: string;
};

/**
 * What can be wrong with a row: problems the lead form can find, and those only a file can have.
 */
export type RowProblem = LeadProblem | UnknownWord;

type UnknownWord =
  | "planUnknown"
  | "sourceUnknown"
  | "documentTypeUnknown"
  | "documentCountryUnknown";

/** A lead to import, with the keys that find the same person. */
export type LeadItem = { lead: ImportedLead; keys: readonly string[] };

/** Parses a row by the rules of the lead form. */
export function parseLead(
  cell: Cells<LeadField>,
  defaults: ImportDefaults,
): ParsedRow<LeadItem, RowProblem> {
  const full = splitName(cell("fullName"));
  const plan = wordIn(cell("plan"), planOf, defaults.plan);
  const source = wordIn(cell("source"), sourceOf, defaults.source);
  const documentType = wordIn(cell("documentType"), documentTypeOf, "nationalId");
  const documentCountry = wordIn(cell("documentCountry"), countryOf, defaults.country);
  const values = {
    ...emptyLeadForm(defaults.country),
    firstName: cell("firstName") || full.firstName,
    lastName: cell("lastName") || full.lastName,
    email: cell("email"),
    phone: withPlus(cell("phone"), defaults.country),
    documentCountry: documentCountry ?? "",
    documentType: documentType ?? "",
    documentNumber: cell("documentNumber"),
    plan: plan ?? "",
    source: source ?? "",
  };
  const read = parseLeadForm(values, leadPlans);
  const hasDocument = values.documentNumber !== "";
  const unknown: Readonly<Partial<Record<keyof LeadFormValues, UnknownWord>>> = {
    ...(plan === null && { plan: "planUnknown" }),
    ...(source === null && { source: "sourceUnknown" }),
    ...(hasDocument && documentCountry === null && { documentNumber: "documentCountryUnknown" }),
    ...(hasDocument && documentType === null && { documentNumber: "documentTypeUnknown" }),
  };
  const shown = {
    name: `${values.firstName} ${values.lastName}`.trim(),
    contact: values.email || values.phone,
  };
  const problems: RowProblem[] = Object.values({ ...read.problems, ...unknown });
  if (read.entry === null || problems.length > 0) return { ...shown, problems };
  const lead = importedLeadSchema.parse({ ...read.entry.details, source: read.entry.source });
  const keys = [...leadUniqueKeys(lead).values()];
  return { ...shown, item: { lead, keys }, keys };
}

/** The meaning of a word, or the default for an empty cell; null if the word is unknown. */
function wordIn(
  word: string,
  meaning: (word: string) => string | null,
  fallback: string,
): string | null {
  return word === "" ? fallback : meaning(word);
}

/** Restores the plus sign that spreadsheet programs drop from a phone number. */
function withPlus(phone: string, country: string): string {
  const isBare = /^[1-9]\d{7,14}$/.test(phone) && normalizePhone(phone, country) === null;
  return isBare && normalizePhone(`+${phone}`, country) !== null ? `+${phone}` : phone;
}

/**
 * Splits a name from one cell. `Ríos Peña, Candela` has the last name first; otherwise the first
 * word is the first name. Users can check the result in the review, and use two columns to avoid
 * the guess.
 */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = full.split(",");
  if (after.length > 0) return { firstName: after.join(",").trim(), lastName: before.trim() };
  const [first = "", ...others] = full.trim().split(/\s+/);
  return { firstName: first, lastName: others.join(" ") };
}
