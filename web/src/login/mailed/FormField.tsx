import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { Ref } from "react";

export interface FormFieldProps {
  id: string;
  type: "email" | "password" | "text";
  autoComplete: string;
  label: string;
  value: string;
  /** The problem with the value, or null. */
  problem: string | null;
  onChange: (value: string) => void;
  /** Advice for the value; it stays visible while the user types. */
  hint?: string;
  /** Whether to turn off capitalization and corrections. */
  verbatim?: boolean;
  endAdornment?: OutlinedInputProps["endAdornment"];
  ref?: Ref<HTMLInputElement>;
}

export function FormField(props: FormFieldProps) {
  const { id, type, label, problem, hint, verbatim = false, ref, onChange, ...input } = props;
  const describedBy = [
    ...(problem === null ? [] : [`${id}-problem`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(" ");
  return (
    <FormControl fullWidth variant="outlined" error={problem !== null}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        notched
        id={id}
        name={id}
        type={type}
        label={label}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            "aria-describedby": describedBy === "" ? undefined : describedBy,
            ...(verbatim && { autoCapitalize: "none", autoCorrect: "off", spellCheck: false }),
          },
        }}
      />
      {problem === null ? null : <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
      {hint === undefined ? null : (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
