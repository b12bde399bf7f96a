import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "./NumberField.tsx";
import { chooseCountry } from "./phoneEntry.ts";
import { isAboutField, PhoneProblem } from "./PhoneProblem.tsx";
import { Heading } from "../layout/Heading.tsx";
import type { PhoneSignInControl } from "./usePhoneSignIn.ts";
import { RobotCheckNotice } from "../../ui/RobotCheckNotice.tsx";
import { CountryOptions } from "../../ui/fields/CountryOptions.tsx";

interface NumberStepProps {
  control: PhoneSignInControl;
  onBack: () => void;
}

/** Asks for the phone number to send the code to. */
export function NumberStep({ control, onBack }: NumberStepProps) {
  const { t } = useTranslation("phone");
  const { entry, message, doing, problem } = control.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const sending = doing === "sending";

  // Focuses the field when the user returns to change the number, or the heading at first.
  const changing = useRef(message !== null);
  useEffect(() => (changing.current ? number : heading).current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    control.submitNumber();
  }

  return (
    <>
      <Heading ref={heading} id="phone-about" title={t("number.heading")}>
        {t("number.about")}
      </Heading>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 3 }}>
        <PhoneProblem state={control.state} />
        <CountryField
          value={entry.country}
          disabled={sending}
          onChange={(country) => control.enter(chooseCountry(entry, country))}
        />
        <NumberField
          entry={entry}
          invalid={problem !== null && isAboutField(problem)}
          readOnly={sending}
          onChange={control.enter}
          ref={number}
        />
        <SubmitButton size="large" busy={sending} busyLabel={t("number.sending")}>
          {t("number.send")}
        </SubmitButton>
        <Button variant="text" onClick={sending ? control.cancel : onBack}>
          {t(sending ? "number.cancel" : "back")}
        </Button>
      </Box>
      <RobotCheckNotice />
    </>
  );
}

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
function CountryField({ value, disabled, onChange }: CountryFieldProps) {
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
