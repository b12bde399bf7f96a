import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { CountryField } from "./CountryField.tsx";
import { NumberField } from "./NumberField.tsx";
import { chooseCountry } from "./phoneEntry.ts";
import { isAboutField, PhoneProblem } from "./PhoneProblem.tsx";
import { RobotCheckNotice } from "./RobotCheckNotice.tsx";
import { Heading } from "../layout/Heading.tsx";
import type { PhoneSignInControl } from "./usePhoneSignIn.ts";

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
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={sending}
          busyLabel={t("number.sending")}
        >
          {t("number.send")}
        </BusyButton>
        <Button variant="text" onClick={sending ? control.cancel : onBack}>
          {t(sending ? "number.cancel" : "back")}
        </Button>
      </Box>
      <RobotCheckNotice />
    </>
  );
}
