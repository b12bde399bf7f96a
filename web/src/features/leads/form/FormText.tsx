import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { leadProblems, type LeadFormValues, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";

type FormTextProps = Omit<TextFieldProps, "name" | "error" | "helperText" | "inputRef"> & {
  name: keyof LeadFormValues;
  label: string;
  hint?: string;
  /** Fields whose validity depends on this one. */
  affects?: readonly (keyof LeadFormValues)[];
  /** Called when the user leaves the field. */
  onLeave?: () => void;
};

/** A field of the lead form with its label, hint and error. */
export function FormText({ name, hint, affects, onLeave, ...props }: FormTextProps) {
  const { register, trigger, getFieldState } = useFormContext<LeadFormValues>();
  const { ref, ...field } = register(name, {
    ...(onLeave && { onBlur: onLeave }),
    // The form library's `deps` option only works once this field was blurred.
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

/** A field's error in the user's language; null if there is none. */
export function useProblem(name: keyof LeadFormValues): string | null {
  const { t } = useTranslation("leads");
  const { errors, touchedFields, isSubmitted } = useFormState<LeadFormValues>();
  const problem = problemIn(errors[name]);
  // A user who leaves the email empty may be about to enter a phone number.
  const tooEarly = problem === "contactRequired" && !isSubmitted && !touchedFields.phone;
  return problem === null || tooEarly ? null : t(`problems.${problem}`);
}

/** The problem behind a field error, or null. */
function problemIn(error: { type?: unknown } | undefined): LeadProblem | null {
  return leadProblems.find((problem) => problem === error?.type) ?? null;
}
