import { groupAnswer, type Benefit, type GroupAnswer } from "./planOffer.ts";
import { askedBenefits, priceRules } from "./priceRules.ts";

/** What both households and companies answer. */
type Answers = {
  /** The id of a region. */
  region: string;
  /** The benefits that matter to them. */
  uses: readonly Benefit[];
  /** The day on which the contract begins, the first of a month, such as 2027-01-01. */
  start: string;
};

/** How many people of each age band are covered. */
export type HouseholdAnswers = Answers & { people: readonly number[] };

/** How many employees are covered, and the percentage of their price that the company pays. */
export type CompanyAnswers = Answers & { employees: number; share: number };

/** The answers on the price page. */
export type PriceAnswers = HouseholdAnswers | CompanyAnswers;

/** The questions that can have a problem. */
export const priceQuestions = ["people", "employees", "share", "region", "start"] as const;

export type PriceQuestion = (typeof priceQuestions)[number];

/** The problems of an answer; each has a sentence that the page shows beside the question. */
export type PriceProblem = "missing" | "malformed" | "too-many" | "no-adult";

export type PriceProblems = Partial<Record<PriceQuestion, PriceProblem>>;

/** The fields of the form, or of the page's fragment, as text. */
export type PriceFields = {
  get: (name: string) => string | null;
  getAll: (name: string) => readonly string[];
};

export type ParsedPrice =
  | { kind: "answers"; answers: PriceAnswers }
  | { kind: "problems"; problems: PriceProblems }
  /** A company that is too small or too large for a group plan. */
  | { kind: "elsewhere"; group: Exclude<GroupAnswer, "small-group"> };

/**
 * Parses the answers of the form or of the page's fragment.
 *
 * @param today the day in the insurer's time zone
 */
export function parsePrice(fields: PriceFields, today: string): ParsedPrice {
  const region = fields.get("region");
  const start = fields.get("start") ?? "";
  const answers = {
    region: priceRules.regions.find(({ id }) => id === region)?.id ?? "",
    uses: askedBenefits.filter((benefit) => fields.getAll("use").includes(benefit)),
    start,
  };
  const problems: PriceProblems = {
    ...(answers.region === "" && { region: "missing" }),
    ...(!startDays(today).includes(start) && { start: "malformed" }),
  };
  if (fields.get("for") === "company") return parseCompany(fields, answers, problems);

  const people = priceRules.ageBands.map(({ from }) => numberIn(fields.get(`age${from}`) || "0"));
  const problem = problemOfPeople(people);
  if (problem) problems.people = problem;
  return answered(problems, { ...answers, people });
}

function parseCompany(fields: PriceFields, answers: Answers, problems: PriceProblems): ParsedPrice {
  const employees = numberIn(fields.get("employees"));
  const share = numberIn(fields.get("share"));
  const { least, most } = priceRules.employerShare;
  if (employees >= 1) {
    const group = groupAnswer(employees);
    if (group !== "small-group") return { kind: "elsewhere", group };
  } else problems.employees = fields.get("employees") ? "malformed" : "missing";
  if (!(share >= least && share <= most)) problems.share = "malformed";
  return answered(problems, { ...answers, employees, share });
}

function answered(problems: PriceProblems, answers: PriceAnswers): ParsedPrice {
  const isComplete = Object.keys(problems).length === 0;
  return isComplete ? { kind: "answers", answers } : { kind: "problems", problems };
}

/** A whole number as typed; NaN for anything else. */
function numberIn(typed: string | null): number {
  return wholeNumber.test(typed ?? "") ? Number(typed) : Number.NaN;
}

/** A whole number, with spaces around it. */
export const wholeNumber = /^\s*\d{1,9}\s*$/;

function problemOfPeople(people: readonly number[]): PriceProblem | null {
  const { household, ageBands } = priceRules;
  const all = people.reduce((sum, count) => sum + count, 0);
  if (Number.isNaN(all)) return "malformed";
  if (all === 0) return "missing";
  if (all > household.people) return "too-many";
  const children = people.filter((_, index) => ageBands[index]?.isChild);
  const adults = all - children.reduce((sum, count) => sum + count, 0);
  return adults < household.adults ? "no-adult" : null;
}

/** The days on which a contract can begin: the first of each month within the limits. */
export function startDays(today: string): string[] {
  const { least, most } = priceRules.startDays;
  const now = new Date(today);
  const dayIn = (months: number, days: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, days))
      .toISOString()
      .slice(0, 10);
  const first = dayIn(0, now.getUTCDate() + least);
  const last = dayIn(0, now.getUTCDate() + most);
  return Array.from({ length: 2 + most / 28 }, (_, months) => dayIn(months, 1)).filter(
    (day) => day >= first && day <= last,
  );
}

/**
 * A day on which a contract can begin, or else the next after it; itself if there is none. Without a
 * day, the first.
 */
export function nextStart(start: string, today: string): string {
  return startDays(today).find((day) => day >= start) ?? start;
}

/** Reads what `priceText` writes. None of its values needs escaping. */
export function priceFields(text: string): PriceFields {
  const pairs = text.split("&").map((pair) => pair.split("=", 2));
  const getAll = (name: string) =>
    pairs.flatMap(([key, value = ""]) => (key === name ? [value] : []));
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}

/** The answers as text for the page's fragment and the contact form. */
export function priceText(answers: PriceAnswers): string {
  const { region, uses, start } = answers;
  const who =
    "people" in answers
      ? [
          ["for", "household"],
          ...answers.people.flatMap((count, index) => {
            const band = priceRules.ageBands[index];
            return band && count > 0 ? [[`age${band.from}`, count]] : [];
          }),
        ]
      : [
          ["for", "company"],
          ["employees", answers.employees],
          ["share", answers.share],
        ];
  const rest = [["region", region], ...uses.map((use) => ["use", use]), ["start", start]];
  return [...who, ...rest].map((pair) => pair.join("=")).join("&");
}
