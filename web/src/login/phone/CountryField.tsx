import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslation } from "react-i18next";

import { CountryOptions } from "../../ui/fields/CountryOptions.tsx";

interface CountryFieldProps {
  /** ISO 3166-1 alpha-2. */
  value: string;
  disabled: boolean;
  onChange: (country: string) => void;
}

/**
 * A field for the country of a phone number. It is a native select, because it opens at once on an
 * old phone, where 245 options of our own would not, with the size and gestures the user knows. Few
 * users need it: the likely country is preselected, and a number with a country code sets its own.
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
