import { leadProblems, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import type { ResolverResult } from "react-hook-form";

/** Has the form library ask the domain what is wrong; an error's type is the problem's key. */
export function resolveLeadForm(values: LeadFormValues): ResolverResult<LeadFormValues> {
  const { problems } = parseLeadForm(values);
  if (problems === null) return { values, errors: {} };
  const errors = Object.entries(problems).map(([field, type]) => [field, { type }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** The problem that a field's error stands for, or null. */
export function problemIn(error: { type?: unknown } | undefined): LeadProblem | null {
  return leadProblems.find((problem) => problem === error?.type) ?? null;
}
