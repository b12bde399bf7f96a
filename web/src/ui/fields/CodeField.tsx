import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Ref } from "react";

import { cleanCode } from "../../lib/oneTimeCode.ts";

interface CodeFieldProps {
  id: string;
  label: string;
  /** The id of the sentence that says where the code comes from. */
  aboutId: string;
  /** The id of a message about the code, or null. */
  problemId: string | null;
  value: string;
  onChange: (code: string) => void;
  ref: Ref<HTMLInputElement>;
}

/**
 * One field for all digits of the code, so that the user can paste it or the phone can fill it in.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, label, aboutId, problemId, value, onChange, ref } = props;
  return (
    <FormControl fullWidth variant="outlined" error={problemId !== null}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name="code"
        autoComplete="one-time-code"
        label={label}
        notched
        value={value}
        inputRef={ref}
        onChange={(event) => onChange(cleanCode(event.target.value))}
        // Selects a wrong code, so that the user can type over it.
        onFocus={(event) => event.target.select()}
        slotProps={{
          input: {
            inputMode: "numeric",
            autoCorrect: "off",
            spellCheck: false,
            "aria-describedby": problemId === null ? aboutId : `${problemId} ${aboutId}`,
          },
        }}
        sx={digitsStyle}
      />
    </FormControl>
  );
}

const digitsStyle = {
  "& input": {
    fontSize: "1.625rem",
    fontWeight: 550,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.32em",
    textAlign: "center",
    // Offsets the letter spacing after the last digit, which would move the code off center.
    textIndent: "0.32em",
    py: 1.5,
  },
} as const;
