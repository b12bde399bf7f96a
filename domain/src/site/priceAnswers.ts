import { groupAnswer, type Benefit, type GroupAnswer } from "./planOffer.ts";
import { askedBenefits, priceRules } from "./priceRules.ts";

/** What both households and companies answer. */
type Answers = {
  /** The id of a region. */
  region: string;
  /** The benefits that matter to them. */
  uses: readonly Benefit[];
  /** The day on which the contract begins, such as 2027-01-01. */
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
  const startProblem = problemOfStart(start, today);
  const problems: PriceProblems = {
    ...(answers.region === "" && { region: "missing" }),
    ...(startProblem && { start: startProblem }),
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
  const text = typed?.trim() ?? "";
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

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

function problemOfStart(start: string, today: string): PriceProblem | null {
  if (start === "") return "missing";
  const { least, most } = startRange(today);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(start) && daysAfter(start, 0) === start;
  return isDay && start >= least && start <= most ? null : "malformed";
}

/** The first and the last day on which a contract can begin. */
export function startRange(today: string): { least: string; most: string } {
  const { least, most } = priceRules.startDays;
  return { least: daysAfter(today, least), most: daysAfter(today, most) };
}

/** The calendar day a number of days after another; '' if that is no day. */
function daysAfter(day: string, days: number): string {
  const moment = Date.parse(day) + days * 24 * 60 * 60 * 1000;
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10);
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
            return band && count > 0 ? [[`age${band.from}`, String(count)]] : [];
          }),
        ]
      : [
          ["for", "company"],
          ["employees", String(answers.employees)],
          ["share", String(answers.share)],
        ];
  const rest = [["region", region], ...uses.map((use) => ["use", use]), ["start", start]];
  return [...who, ...rest].map((pair) => pair.join("=")).join("&");
}
