import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslation } from "react-i18next";

import { CountryOptions } from "../../ui/CountryOptions.tsx";

interface CountryFieldProps {
  /** ISO 3166-1 alpha-2. */
  value: string;
  disabled: boolean;
  onChange: (country: string) => void;
}

/**
 * Chooses the country of a telephone. It is the browser's own list: it opens at once on an old
 * phone, where 245 entries of ours would not, in the size and with the gestures its owner knows; and
 * few need it, since the likely country is chosen already and a number with a code brings its own.
 */
export function CountryField({ value, disabled, onChange }: CountryFieldProps) {
  const { t } = useTranslation("phone");
  const label = t("number.country");
  return (
    <FormControl fullWidth variant="outlined">
      <InputLabel htmlFor="phone-country" shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id: "phone-country", name: "country", autoComplete: "off" }}
        input={<OutlinedInput label={label} notched />}
      >
        <CountryOptions callingCodes />
      </NativeSelect>
    </FormControl>
  );
}
