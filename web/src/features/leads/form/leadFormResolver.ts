import { leadProblems, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import type { ResolverResult } from "react-hook-form";

/** Validates the form with the domain's rules; an error's `type` is the problem's key. */
export function resolveLeadForm(values: LeadFormValues): ResolverResult<LeadFormValues> {
  const { problems } = parseLeadForm(values);
  if (problems === null) return { values, errors: {} };
  const errors = Object.entries(problems).map(([field, type]) => [field, { type }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** The problem behind a field error, or null. */
export function problemIn(error: { type?: unknown } | undefined): LeadProblem | null {
  return leadProblems.find((problem) => problem === error?.type) ?? null;
}
