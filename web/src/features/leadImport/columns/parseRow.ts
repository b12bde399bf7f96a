import { leadPlans } from "@salvia/domain/lead/lead";
import { emptyLeadForm, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import { importedLeadSchema, type ImportedLead } from "@salvia/domain/lead/leadImport";
import { normalizePhone } from "@salvia/domain/shared/phone";

import type { ColumnMapping, ImportField } from "./columnMapping.ts";
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
export type RowProblem = LeadProblem | UnknownWord | "tooManyCells";

type UnknownWord =
  | "planUnknown"
  | "sourceUnknown"
  | "documentTypeUnknown"
  | "documentCountryUnknown";

/** A row as lead form values, with the resulting lead or all its problems. */
export type ParsedRow = { values: LeadFormValues } & (
  | { lead: ImportedLead; problems: null }
  | { lead: null; problems: readonly RowProblem[] }
);

/** Parses a row by the rules of the lead form. */
export function parseRow(
  cells: readonly string[],
  columns: number,
  mapping: ColumnMapping,
  defaults: ImportDefaults,
): ParsedRow {
  const cell = (field: ImportField) => (cells[mapping[field] ?? -1] ?? "").trim();
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
  const problems: RowProblem[] = Object.values({ ...read.problems, ...unknown });
  // There are too many delimiters, so the columns are unreliable.
  if (cells.slice(columns).some((extra) => extra.trim() !== "")) problems.push("tooManyCells");
  if (read.entry === null || problems.length > 0) return { values, lead: null, problems };
  const { details, source: from } = read.entry;
  return { values, lead: importedLeadSchema.parse({ ...details, source: from }), problems: null };
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

/** How to read a file: its column mapping and the defaults for empty cells. */
export type ImportSettings = { mapping: ColumnMapping; defaults: ImportDefaults };
