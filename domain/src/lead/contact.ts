import { brand } from "../site/brand.ts";
import { defaultLanguage, type Language } from "../shared/language.ts";
import { leadPlans, type LeadSource } from "./lead.ts";
import { emptyLeadForm, type LeadEntry, type LeadProblem } from "./leadForm.ts";
import { parseLeadForm } from "./parseLeadForm.ts";
import { patterns } from "../shared/patterns.ts";
import { homePath } from "../site/paths.ts";
import type { Plan } from "../site/plan.ts";
import { priceFields } from "../site/priceAnswers.ts";

export const contactPages = [
  "home",
  "price",
  "individuals",
  "businesses",
  "embedded",
  "partners",
] as const;

export type ContactPage = (typeof contactPages)[number];

/** Whether a page is for companies, who must name themselves but need not answer which plan. */
export function isForCompanies(page: ContactPage): boolean {
  return page === "businesses" || page === "embedded" || page === "partners";
}

export const partnerKinds = [
  "reinsurer",
  "insurer",
  "provider",
  "tpa",
  "broker",
  "distributor",
] as const;

export type PartnerKind = (typeof partnerKinds)[number];

/** The maximum length of a message, in UTF-16 code units, as browsers count them. */
export const messageMaxLength = 2000;

/** Larger than any real group; a higher number is a typing error. */
const groupSizeMax = 100_000;

export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "plan",
  "message",
  "company",
  "groupSize",
  "partnerKind",
] as const;

export type ContactField = (typeof contactFields)[number];

/** The problems of a field; each has a sentence that the page shows beside it. */
export type ContactProblem = "missing" | "malformed" | "too-long";

export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** The submitted contact form: text as typed, '' for empty fields. */
export type ContactValues = Readonly<Record<ContactField | "consent" | "estimate", string>>;

/** The empty contact form. */
export const emptyContact: ContactValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  plan: "",
  message: "",
  company: "",
  groupSize: "",
  partnerKind: "",
  consent: "",
  estimate: "",
};

/** A valid contact form. */
export type ContactEntry = LeadEntry & {
  message: string | null;
  company: string | null;
  groupSize: number | null;
  partnerKind: PartnerKind | null;
  /** The answers on the price page as `priceText`; '' if none were sent. */
  estimate: string;
  /** Whether the box of `contactConsent` was checked. */
  consents: boolean;
};

/** Parses a contact form. The person is parsed as in the salespeople's own form. */
export function parseContact(
  values: ContactValues,
  page: ContactPage,
): { entry: ContactEntry; problems: null } | { entry: null; problems: ContactProblems } {
  const { firstName, lastName, email, phone } = values;
  const isCompany = isForCompanies(page);
  const plan = values.plan || (isCompany ? "undecided" : "");
  const form = { firstName, lastName, email, phone, plan, source: sourceOf(page, values) };
  const person = parseLeadForm({ ...emptyLeadForm(brand.country), ...form }, leadPlans);
  const message = tidyMessage(values.message);
  const company = values.company.replace(/\s+/g, " ").trim().normalize("NFC");
  const groupSize = values.groupSize.trim();
  const partnerKind = partnerKinds.find((kind) => kind === values.partnerKind) ?? null;

  const problems = {
    ...problemsOf(person.problems ?? {}),
    ...(message.length > messageMaxLength && { message: "too-long" as const }),
    ...companyProblem(company, isCompany),
    ...(!isGroupSize(groupSize) && { groupSize: "malformed" as const }),
    ...(partnerKind === null && kindProblem(values.partnerKind, page)),
  };
  if (person.entry === null || Object.keys(problems).length > 0) return { entry: null, problems };
  const entry = {
    ...person.entry,
    message: message || null,
    company: company || null,
    groupSize: groupSize === "" ? null : Number(groupSize),
    partnerKind,
    estimate: page === "price" ? values.estimate : "",
    consents: values.consent !== "",
  };
  return { entry, problems: null };
}

export function contactPagePath(page: ContactPage, language: Language): string {
  if (page === "home") return homePath(language);
  return language === defaultLanguage ? `/${page}` : `/${language}/${page}`;
}

/**
 * The address of a page's form with a plan selected by the server, for browsers without scripts: a
 * static page can't read its own query.
 */
export function chosenPlanAddress(plan: Plan, page: ContactPage, language: Language): string {
  return `/api/contact?plan=${plan}&page=${page}&language=${language}#contact`;
}

/** The path of the thank-you page for browsers without scripts. */
export function contactSentPath(language: Language): string {
  return language === defaultLanguage ? "/contact-sent" : `/${language}/contact-sent`;
}

const sources: Readonly<Record<ContactPage, LeadSource>> = {
  home: "website",
  price: "website",
  individuals: "website",
  businesses: "business",
  embedded: "embedded",
  partners: "partner",
};

/** A company that asks on the price page is a business, like one on its own page. */
function sourceOf(page: ContactPage, { estimate }: ContactValues): LeadSource {
  const isCompany = page === "price" && priceFields(estimate).get("for") === "company";
  return sources[isCompany ? "businesses" : page];
}

function problemsOf(found: Partial<Record<string, LeadProblem>>): ContactProblems {
  const problems: ContactProblems = {};
  for (const [name, problem] of Object.entries(found)) {
    const field = contactFields.find((known) => known === name);
    if (field === undefined || problem === undefined) continue;
    problems[field] = kindOf(problem);
  }
  return problems;
}

function kindOf(problem: LeadProblem): ContactProblem {
  if (problem.endsWith("Required")) return "missing";
  return problem === "nameTooLong" ? "too-long" : "malformed";
}

function companyProblem(company: string, isRequired: boolean): { company?: ContactProblem } {
  if (company === "") return isRequired ? { company: "missing" } : {};
  if (Array.from(company).length > 120) return { company: "too-long" };
  return patterns.displayName.test(company) ? {} : { company: "malformed" };
}

function kindProblem(written: string, page: ContactPage): { partnerKind?: ContactProblem } {
  if (written !== "") return { partnerKind: "malformed" };
  return page === "partners" ? { partnerKind: "missing" } : {};
}

function isGroupSize(written: string): boolean {
  if (written === "") return true;
  return /^[0-9]{1,6}$/.test(written) && Number(written) >= 1 && Number(written) <= groupSizeMax;
}

// Removes control characters except line breaks and tabs, and marks that reorder or hide text
// (Unicode TR9).
function tidyMessage(written: string): string {
  return written
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/gu, "")
    .trim()
    .normalize("NFC");
}
