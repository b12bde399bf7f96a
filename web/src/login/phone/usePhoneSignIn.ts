import { normalizePhone } from "@salvia/domain/shared/phone";
import { useEffect, useReducer, useRef } from "react";

import { failureOf } from "../../firebase/clientError.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { likelyCountry } from "../../lib/likelyCountry.ts";
import { deviceTimeZone } from "../../lib/time/timeZones.ts";
import { codeLength } from "../../lib/oneTimeCode.ts";
import type { sendCode } from "../../session/phone/sendCode.ts";
import { useSession } from "../../session/useAuth.ts";
import type { PhoneEntry } from "./phoneEntry.ts";
import {
  isOnItsWay,
  phoneStep,
  startPhoneSignIn,
  type PhoneProblem,
  type PhoneState,
} from "./phoneSteps.ts";

/**
 * Manages a phone sign-in: its state and actions. Leaving the view or canceling aborts pending
 * work.
 */
export function usePhoneSignIn({
  send,
  onSignedIn,
  onSigningIn,
}: PhoneSignInOptions): PhoneSignInControl {
  const session = useSession();
  const { language } = useLanguage();
  const [state, dispatch] = useReducer(phoneStep, navigator.languages, (languages) =>
    startPhoneSignIn(likelyCountry(deviceTimeZone(), languages)),
  );
  const { entry, message, doing } = state;
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  function fail(problem: PhoneProblem) {
    dispatch({ kind: "problem", problem, now: Date.now() });
  }

  async function sendTo(phone: string) {
    const attempt = new AbortController();
    sending.current = attempt;
    dispatch({ kind: "sending" });
    try {
      const outcome = await send(phone, language, attempt.signal);
      if (attempt.signal.aborted) return;
      if (outcome.kind === "sent")
        dispatch({ kind: "sent", phone, sent: outcome.sent, now: Date.now() });
      else fail({ kind: "failure", failure: outcome.failure });
    } catch (error) {
      if (!attempt.signal.aborted) fail({ kind: "failure", failure: failureOf(error) });
    }
  }

  async function submitNumber() {
    if (doing !== null) return;
    const phone = normalizePhone(entry.number, entry.country);
    if (phone === null) {
      const problem = /\d/.test(entry.number) ? "numberMalformed" : "numberMissing";
      return fail({ kind: "form", problem });
    }
    if (isOnItsWay(message, phone, Date.now())) return dispatch({ kind: "same-number" });
    await sendTo(phone);
  }

  async function submitCode(code: string) {
    if (doing !== null || message === null) return;
    if (code.length < codeLength) return fail({ kind: "form", problem: "codeIncomplete" });
    dispatch({ kind: "checking" });
    onSigningIn(true);
    const outcome = await session.signIn(message.sent.withCode(code));
    // The button stays busy until the next document loads.
    if (outcome.kind === "signed-in") return onSignedIn(outcome.redirectPath);
    onSigningIn(false);
    fail(
      outcome.kind === "refused"
        ? { kind: "failure", failure: outcome.failure }
        : { kind: "session" },
    );
  }

  return {
    state,
    enter: (next) => dispatch({ kind: "entered", entry: next }),
    submitNumber: () => void submitNumber(),
    cancel: () => {
      sending.current?.abort();
      dispatch({ kind: "sending-ended" });
    },
    typeCode: (code) => {
      if (doing === "checking") return;
      dispatch({ kind: "code-typed", code });
      if (code.length === codeLength && code !== state.code) void submitCode(code);
    },
    submitCode: () => void submitCode(state.code),
    resend: () => {
      if (doing !== null || message === null) return;
      if (!isOnItsWay(message, message.phone, Date.now())) void sendTo(message.phone);
    },
    changeNumber: () => {
      sending.current?.abort();
      dispatch({ kind: "change-number" });
    },
  };
}

export interface PhoneSignInOptions {
  /** Sends the code; tests replace it. */
  send: typeof sendCode;
  onSignedIn: (redirectPath: string | null) => void;
  /** Called with true when a sign-in starts and with false when it fails. */
  onSigningIn: (signingIn: boolean) => void;
}

/**
 * The state of the sign-in and the user's actions. An action that is not possible now does nothing.
 */
export interface PhoneSignInControl {
  state: PhoneState;
  enter: (entry: PhoneEntry) => void;
  submitNumber: () => void;
  cancel: () => void;
  /** Sets the code as typed; a complete code is submitted immediately. */
  typeCode: (code: string) => void;
  submitCode: () => void;
  resend: () => void;
  changeNumber: () => void;
}
