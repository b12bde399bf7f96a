import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

import { cleanCode } from "./phoneEntry.ts";
import { phoneProblemId } from "./PhoneProblem.tsx";

interface CodeFieldProps {
  value: string;
  invalid: boolean;
  onChange: (code: string) => void;
  ref: Ref<HTMLInputElement>;
}

/**
 * One field for all digits of the code, so that the user can paste it or the phone can fill it in.
 */
export function CodeField({ value, invalid, onChange, ref }: CodeFieldProps) {
  const { t } = useTranslation("phone");
  return (
    <FormControl fullWidth variant="outlined" error={invalid}>
      <InputLabel htmlFor="phone-code" shrink>
        {t("code.label")}
      </InputLabel>
      <OutlinedInput
        id="phone-code"
        name="code"
        autoComplete="one-time-code"
        label={t("code.label")}
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
            "aria-describedby": invalid ? `${phoneProblemId} code-about` : "code-about",
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
