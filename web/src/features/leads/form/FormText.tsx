import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { problemIn } from "./leadFormResolver.ts";

type FormTextProps = Omit<TextFieldProps, "name" | "error" | "helperText" | "inputRef"> & {
  name: keyof LeadFormValues;
  label: string;
  hint?: string;
  /** Fields whose problems may change with this one. */
  affects?: readonly (keyof LeadFormValues)[];
};

/** A field of the lead's form with its label, its hint, and what is wrong with it. */
export function FormText({ name, hint, affects, ...props }: FormTextProps) {
  const { register, trigger, getFieldState } = useFormContext<LeadFormValues>();
  const { ref, ...field } = register(name, {
    // The form library's own `deps` wait until this field was left once.
    onChange: () => {
      const known = affects?.filter((other) => getFieldState(other).isTouched) ?? [];
      if (known.length > 0) void trigger(known);
    },
  });
  const problem = useProblem(name);
  return (
    <TextField
      id={`lead-${name}`}
      size="small"
      fullWidth
      autoComplete="off"
      {...props}
      {...field}
      inputRef={ref}
      error={problem !== null}
      helperText={problem ?? hint}
    />
  );
}

/** What is wrong with a field, in the user's language; null as long as nothing is. */
export function useProblem(name: keyof LeadFormValues): string | null {
  const { t } = useTranslation("leads");
  const { errors, touchedFields, isSubmitted } = useFormState<LeadFormValues>();
  const problem = problemIn(errors[name]);
  // Whoever leaves the e-mail empty may be on the way to the telephone.
  const tooEarly = problem === "contactRequired" && !isSubmitted && !touchedFields.phone;
  return problem === null || tooEarly ? null : t(`problems.${problem}`);
}
