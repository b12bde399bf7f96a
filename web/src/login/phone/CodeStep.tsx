import Box from "@mui/material/Box";
import { formatPhone } from "@salvia/domain/shared/phone";
import { useEffect, useEffectEvent, useRef, type FormEvent } from "react";
import { Trans, useTranslation } from "react-i18next";

import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { CodeField } from "../../ui/fields/CodeField.tsx";
import { isAboutField, PhoneProblem, phoneProblemId } from "./PhoneProblem.tsx";
import type { Message } from "./phoneSteps.ts";
import { Heading } from "../layout/Heading.tsx";
import type { PhoneSignInControl } from "./usePhoneSignIn.ts";
import { ResendCode } from "../../ui/ResendButton.tsx";
import { cleanCode } from "../../lib/oneTimeCode.ts";

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
          id="phone-code"
          label={t("code.label")}
          aboutId="code-about"
          problemId={problem !== null && isAboutField(problem) ? phoneProblemId : null}
          value={code}
          onChange={control.typeCode}
          ref={field}
        />
        <SubmitButton size="large" busy={doing === "checking"} busyLabel={t("code.checking")}>
          {t("code.submit")}
        </SubmitButton>
        <Box sx={{ display: "grid", gap: 0.5, justifyItems: "center" }}>
          <ResendCode
            resendAt={message.resendAt}
            busy={doing === "sending"}
            onAgain={control.resend}
          />
          <Button variant="text" disabled={doing === "checking"} onClick={control.changeNumber}>
            {t("code.changeNumber")}
          </Button>
        </Box>
      </Box>
    </>
  );
}

const numberStyle = { color: "text.primary", fontWeight: 600, whiteSpace: "nowrap" } as const;

/**
 * Reads the code from the text message, where the browser supports it and the user allows it, until
 * the component unmounts.
 */
function useMessageCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const leaving = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: leaving.signal };
    async function read() {
      try {
        const credential: unknown = await navigator.credentials.get(request);
        const code = codeOf(credential);
        if (code !== null && !leaving.signal.aborted) take(code);
      } catch {
        // The user refused or ignored the request; the code can be typed.
      }
    }
    void read();
    return () => leaving.abort();
  }, []);
}

function codeOf(credential: unknown): string | null {
  const given =
    typeof credential === "object" && credential !== null && "code" in credential
      ? credential.code
      : null;
  return typeof given === "string" ? cleanCode(given) : null;
}
