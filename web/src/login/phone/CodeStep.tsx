import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { formatPhone } from "@salvia/domain/shared/phone";
import { useEffect, useRef, type FormEvent } from "react";
import { Trans, useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { CodeField } from "./CodeField.tsx";
import { isAboutField, PhoneProblem } from "./PhoneProblem.tsx";
import type { Message } from "./phoneSteps.ts";
import { ResendCode } from "./ResendCode.tsx";
import { Heading } from "../layout/Heading.tsx";
import { useMessageCode } from "./useMessageCode.ts";
import type { PhoneSignInControl } from "./usePhoneSignIn.ts";

interface CodeStepProps {
  control: PhoneSignInControl;
  message: Message;
}

/** Asks for the code and signs in as soon as it is complete. */
export function CodeStep({ control, message }: CodeStepProps) {
  const { t } = useTranslation("phone");
  const { code, doing, problem } = control.state;
  const field = useRef<HTMLInputElement>(null);
  // Phones offer the code of a message only to the focused field.
  useEffect(() => field.current?.focus(), []);
  useMessageCode(control.typeCode);

  function submit(event: FormEvent) {
    event.preventDefault();
    control.submitCode();
  }

  return (
    <>
      <Heading id="code-about" title={t("code.heading")}>
        <Trans
          t={t}
          i18nKey={message.count > 1 ? "code.sentAgain" : "code.sent"}
          values={{ phone: formatPhone(message.phone) }}
          components={{ number: <Box component="strong" sx={numberStyle} /> }}
        />
      </Heading>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 3 }}>
        <PhoneProblem state={control.state} />
        <CodeField
          value={code}
          invalid={problem !== null && isAboutField(problem)}
          onChange={control.typeCode}
          ref={field}
        />
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={doing === "checking"}
          busyLabel={t("code.checking")}
        >
          {t("code.submit")}
        </BusyButton>
        <Box sx={{ display: "grid", gap: 0.5, justifyItems: "center" }}>
          <ResendCode message={message} busy={doing === "sending"} onResend={control.resend} />
          <Button variant="text" disabled={doing === "checking"} onClick={control.changeNumber}>
            {t("code.changeNumber")}
          </Button>
        </Box>
      </Box>
    </>
  );
}

const numberStyle = { color: "text.primary", fontWeight: 600, whiteSpace: "nowrap" } as const;
