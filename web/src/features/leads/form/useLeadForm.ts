import type { LeadFormValues, LeadProblem } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import { useCallback, useState } from "react";

export type LeadForm = ReturnType<typeof useLeadForm>;

/** What is typed into the lead's form. A field shows its problem once the user has left it. */
export function useLeadForm(start: LeadFormValues) {
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<keyof LeadFormValues>>(new Set());
  const [attempts, setAttempts] = useState(0);
  // Their identity is stable, so that typing renders only one of the memoized fields.
  const change = useCallback(
    (typed: Partial<LeadFormValues>) => setValues((now) => ({ ...now, ...typed })),
    [],
  );
  const leave = useCallback(
    (name: keyof LeadFormValues) => setLeft((before) => new Set(before).add(name)),
    [],
  );
  const { entry, problems } = parseLeadForm(values);
  return {
    values,
    /** What can be saved; null while a field has a problem. */
    entry,
    /** How often the user has tried to save it. */
    attempts,
    problemOf(name: keyof LeadFormValues): LeadProblem | null {
      const problem = problems?.[name] ?? null;
      if (attempts > 0 || problem === null) return problem;
      // A user who leaves the email empty may be about to enter a phone number.
      const isEarly = problem === "contactRequired" && !left.has("phone");
      return left.has(name) && !isEarly ? problem : null;
    },
    change,
    leave,
    attempt: () => setAttempts(attempts + 1),
  };
}
