import { leadPlans } from "@salvia/domain/lead/lead";
import { emptyLeadForm, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import { importedLeadSchema, type ImportedLead } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type { DocumentType } from "@salvia/domain/lead/identityDocument";
import { callingCodeOf, normalizePhone } from "@salvia/domain/shared/phone";

import { bareWord } from "../file/bareWord.ts";
import type { Cells, ParsedRow, RowNote } from "../file/checkTable.ts";
import type { LeadField } from "./leadColumns.ts";
import { countryOf, documentTypeOf, planOf, sourceOf } from "./leadWords.ts";

/** How the rows of a file are read. */
export type ImportOptions = {
  /** ISO 3166-1 code, for phone numbers without a country code and for documents. */
  country: string;
  /** Default values for empty cells. */
  plan: string;
  source: string;
  documentType: DocumentType;
  /** What the file's own words mean, by `meaningKey`. */
  meanings: Readonly<Record<string, string>>;
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

/**
 * Parses a row by the rules of the lead form. A wrong phone number is left out if the row has an
 * email address.
 */
export function parseLead(
  cell: Cells<LeadField>,
  options: ImportOptions,
): ParsedRow<LeadItem, RowProblem> {
  const { country, meanings } = options;
  const full = splitName(cell("fullName"));
  const meant = (field: "plan" | "source") =>
    meanings[meaningKey(field, cell(field))] ?? cell(field);
  const plan = wordIn(meant("plan"), planOf, options.plan);
  const source = wordIn(meant("source"), sourceOf, options.source);
  const documentType = wordIn(cell("documentType"), documentTypeOf, options.documentType);
  const documentCountry = wordIn(cell("documentCountry"), countryOf, country);
  const [email = "", ...otherEmails] = cell("email")
    .split(/\s*(?::::|;)\s*/u)
    .filter(Boolean);
  const phone = firstPhone([cell("phone"), cell("otherPhone")], country);
  const values = {
    ...emptyLeadForm(country),
    firstName: cell("firstName") || full.firstName,
    lastName: cell("lastName") || full.lastName,
    email,
    phone,
    documentCountry: documentCountry ?? "",
    documentType: documentType ?? "",
    documentNumber: cell("documentNumber"),
    plan: plan ?? "",
    source: source ?? "",
  };
  const words = { plan, source, documentCountry, documentType };
  const unknown = unknownWords(words, values.documentNumber !== "");
  const shown = {
    name: `${values.firstName} ${values.lastName}`.trim(),
    contact: email || phone,
  };
  const notes: RowNote[] = otherEmails.length > 0 ? ["addressesLeftOut"] : [];
  let read = parseLeadForm(values, leadPlans);
  if (read.problems?.phone !== undefined && email !== "") {
    const without = parseLeadForm({ ...values, phone: "" }, leadPlans);
    if (without.problems === null) {
      read = without;
      notes.push("phoneLeftOut");
    }
  }
  const problems: RowProblem[] = Object.values({ ...read.problems, ...unknown });
  if (read.entry === null || problems.length > 0) return { ...shown, problems };
  const lead = importedLeadSchema.parse({ ...read.entry.details, source: read.entry.source });
  const keys = [...leadUniqueKeys(lead).values()];
  return { ...shown, item: { lead, keys }, keys, notes };
}

/** The words that no list has, each as a problem of its field. */
function unknownWords(
  words: Record<"plan" | "source" | "documentCountry" | "documentType", string | null>,
  hasDocument: boolean,
): Readonly<Partial<Record<keyof LeadFormValues, UnknownWord>>> {
  const { plan, source, documentCountry, documentType } = words;
  return {
    ...(plan === null && { plan: "planUnknown" }),
    ...(source === null && { source: "sourceUnknown" }),
    ...(hasDocument && documentCountry === null && { documentNumber: "documentCountryUnknown" }),
    ...(hasDocument && documentType === null && { documentNumber: "documentTypeUnknown" }),
  };
}

/** The first valid number of cells that may have several; otherwise the first that is written. */
function firstPhone(cells: readonly string[], country: string): string {
  const phones = cells
    .flatMap((numbers) => numbers.split(":::"))
    .map((number) => asWritten(number.trim(), country));
  const isRight = (number: string) => normalizePhone(number, country) !== null;
  return phones.find(isRight) ?? phones.find(Boolean) ?? "";
}

export function meaningKey(field: "plan" | "source", word: string): string {
  return `${field} ${bareWord(word)}`;
}

/** The meaning of a word, or the default for an empty cell; null if the word is unknown. */
function wordIn(
  word: string,
  meaning: (word: string) => string | null,
  fallback: string,
): string | null {
  return word === "" ? fallback : meaning(word);
}

/**
 * A phone number as it was before a spreadsheet program read it as a number: without decimals, and
 * with the plus sign of the file's country, or of any country if no national number is as long.
 */
function asWritten(phone: string, country: string): string {
  const digits = phone.replace(/^(\d{7,})[.,]0$/, "$1");
  const isBare = /^[1-9]\d{7,14}$/.test(digits) && normalizePhone(digits, country) === null;
  const isForeign = digits.length > 10 || `+${digits}`.startsWith(callingCodeOf(country));
  return isBare && isForeign && normalizePhone(`+${digits}`, country) !== null
    ? `+${digits}`
    : digits;
}

/**
 * Splits a name from one cell. `Ríos Peña, Candela` has the last name first; otherwise the first
 * word is the first name. Users can check the result in the review, and use two columns to avoid
 * the guess. Titles and degrees are no names; `Jr.` belongs to the last name.
 */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = full
    .split(",")
    .map((part) => part.trim().replace(title, ""))
    .filter((part) => !degree.test(part));
  const generation = after.find((part) => generations.test(part)) ?? "";
  const others = after.filter((part) => part !== generation);
  if (others.length > 0) {
    return { firstName: others.join(", "), lastName: `${before} ${generation}`.trim() };
  }
  const [first = "", ...last] = before.split(/\s+/);
  return { firstName: first, lastName: [...last, generation].join(" ").trim() };
}

const title = /^(?:drª?|dra|mrs?|ms|sra?|srta|profa?|mme|mlle)\.?\s+(?=\S)/iu;
const degree = /^(?:md|m\.d\.|ph\.?d\.?|dds|esq\.?|mba|rn)$/iu;
const generations = /^(?:jr|sr|júnior|junior|filho|neto|ii|iii|iv)\.?$/iu;
