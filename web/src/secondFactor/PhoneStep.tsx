import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ClientFailure, failureOf, type Failure } from "../firebase/clientError.ts";
import { useLanguage } from "../i18n/useLanguage.ts";
import { resendAfter } from "../lib/oneTimeCode.ts";
import type { Factor, SecondFactorCode } from "../session/secondFactor/secondFactor.ts";
import { BusyButton } from "../ui/BusyButton.tsx";
import { ResendCode } from "../ui/ResendButton.tsx";
import { RobotCheckNotice } from "../ui/RobotCheckNotice.tsx";
import { FocusedProblem } from "../ui/status/FocusedProblem.tsx";
import { useFailureText } from "../ui/status/useFailureText.ts";
import { SignInCode } from "./SignInCode.tsx";
import type { SecondFactorDialogProps } from "./SecondFactorGate.tsx";

interface PhoneStepProps extends SecondFactorDialogProps {
  factor: Extract<Factor, { kind: "phone" }>;
  onBusy: (busy: boolean) => void;
}

/** Has a code sent to the user's phone, then asks for it. */
export function PhoneStep({ factor, request, secondFactor, onBusy }: PhoneStepProps) {
  const { t } = useTranslation(["secondFactor", "phone"]);
  const { sending, message, problem, send } = useMessage({ factor, request, secondFactor });
  const { phone } = factor;
  if (message === null) {
    return (
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("ask", { phone })}</Typography>
        <FocusedProblem problem={problem} />
        <BusyButton
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only next step
          autoFocus
          variant="contained"
          size="large"
          busy={sending}
          busyLabel={t("phone:number.sending")}
          onClick={send}
        >
          {t("phone:number.send")}
        </BusyButton>
        <RobotCheckNotice />
      </Box>
    );
  }
  return (
    <SignInCode
      // A new key for each message empties the field and moves the focus there.
      key={message.count}
      about={t(message.count > 1 ? "sentAgain" : "sent", { phone })}
      request={request}
      check={message.check}
      onBusy={onBusy}
    >
      <FocusedProblem problem={problem} />
      <ResendCode resendAt={message.sentAt + resendAfter} busy={sending} onAgain={send} />
    </SignInCode>
  );
}

interface Message {
  check: SecondFactorCode;
  sentAt: number;
  /** The number of messages sent so far. */
  count: number;
}

/** Sends messages, one at a time, and keeps the last one. Leaving the step aborts the wait. */
function useMessage({ factor, request, secondFactor }: Omit<PhoneStepProps, "onBusy">) {
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  function refuse(failure: Failure) {
    if (failure.code === "second-factor-expired")
      return request.fail(new ClientFailure(failure.code, null));
    setProblem({ text: failureText(failure) });
  }

  async function send() {
    if (sending) return;
    const { signal } = (leaving.current = new AbortController());
    setSending(true);
    setProblem(null);
    try {
      const outcome = await secondFactor.sendCode(factor.id, language, signal);
      if (outcome.kind === "refused") refuse(outcome.failure);
      else {
        const count = (message?.count ?? 0) + 1;
        setMessage({ check: outcome.sent, sentAt: Date.now(), count });
      }
    } catch (error) {
      if (signal.aborted) return;
      refuse(failureOf(error));
    }
    setSending(false);
  }

  return { sending, message, problem, send: () => void send() };
}
