import Box from "@mui/material/Box";
import { useLayoutEffect, useRef, type ReactNode } from "react";

import { frameStyles, inputStyles, labelStyles, problemStyles } from "./fieldStyles.ts";

interface CredentialFieldProps {
  id: string;
  name: string;
  type: "password" | "text";
  inputMode?: "email";
  autoComplete: string;
  label: string;
  value: string;
  /** What is wrong with the value, or null. */
  problem: string | null;
  onChange: (value: string) => void;
  /** Stands in the field, after the value. */
  endAdornment?: ReactNode;
}

/**
 * A text field with its label and problem, in the look of MUI's outlined ones. Those, with what they
 * bring for selects, several lines and labels that move, weigh 10 kB that everyone would load before
 * signing in.
 *
 * Its label stays above the value, also while the field is empty: the field can be typed into, and
 * filled by a password manager, before the script that would move the label away has run. What was
 * typed until then becomes its value.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { id, label, problem, onChange, endAdornment, ...input } = props;
  const problemId = `${id}-problem`;
  const field = useRef<HTMLInputElement>(null);

  // Before anything else renders, which would put the empty value back.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "") onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);

  return (
    <Box>
      <Box sx={frameStyles}>
        <Box component="label" htmlFor={id} sx={labelStyles}>
          {label}
        </Box>
        <Box
          component="input"
          {...input}
          ref={field}
          id={id}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => onChange(event.target.value)}
          sx={inputStyles}
        />
        {endAdornment}
      </Box>
      {problem === null ? null : (
        <Box component="p" id={problemId} sx={problemStyles}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
