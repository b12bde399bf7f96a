import FormControl from "@mui/material/FormControl";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { callingCodeOf } from "@salvia/domain/shared/phone";
import { useLayoutEffect, useRef, type ChangeEvent, type Ref, useImperativeHandle } from "react";
import { useTranslation } from "react-i18next";

import { isInternational, typeNumber, type PhoneEntry } from "./phoneEntry.ts";
import { phoneProblemId } from "./PhoneProblem.tsx";

interface NumberFieldProps {
  entry: PhoneEntry;
  invalid: boolean;
  readOnly: boolean;
  onChange: (entry: PhoneEntry) => void;
  ref: Ref<HTMLInputElement>;
}

/** A field for a phone number, whose digits are grouped as the user types. */
export function NumberField({ entry, invalid, readOnly, onChange, ref }: NumberFieldProps) {
  const { t } = useTranslation("phone");
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  /** The caret's position after the text changes; React would move it to the end. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const next = typeNumber(entry, target.value, target.selectionStart ?? target.value.length);
    caret.current = next.caret;
    onChange(next.entry);
  }

  return (
    <FormControl fullWidth variant="outlined" error={invalid}>
      <InputLabel htmlFor="phone-number" shrink>
        {t("number.label")}
      </InputLabel>
      <OutlinedInput
        id="phone-number"
        name="tel"
        type="tel"
        // Browsers fill in the whole number with its country code, which sets the country.
        autoComplete="tel"
        label={t("number.label")}
        notched
        value={entry.number}
        inputRef={input}
        readOnly={readOnly}
        onChange={type}
        startAdornment={
          isInternational(entry.number) ? null : (
            <InputAdornment position="start">{callingCodeOf(entry.country)}</InputAdornment>
          )
        }
        slotProps={{ input: { "aria-describedby": invalid ? phoneProblemId : undefined } }}
      />
    </FormControl>
  );
}
