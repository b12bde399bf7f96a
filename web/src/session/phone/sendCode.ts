import type { Language } from "@salvia/domain/shared/language";
import { signInWithPhoneNumber, type ConfirmationResult } from "firebase/auth";

import { auth } from "../../firebase/auth.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { switchedOffOr } from "../switchedOff.ts";
import { sendAfterRobotCheck, type SendOutcome } from "./sendAfterRobotCheck.ts";

export interface SentCode {
  /** Signs in with the six digits of the message. */
  withCode: (code: string) => SignInMethod;
}

/**
 * Sends a message with a code to a phone, whether or not an account has that number.
 *
 * @param phone in E.164
 * @param language of the message
 * @param signal aborts the wait
 * @throws only the signal's reason, once it is aborted
 */
export function sendCode(
  phone: string,
  language: Language,
  signal: AbortSignal,
): Promise<SendOutcome<SentCode>> {
  return sendAfterRobotCheck(language, signal, async (robotCheck) =>
    sentCode(await signInWithPhoneNumber(auth(), phone, robotCheck)),
  );
}

/**
 * A code works once. If only the session with our server failed, the retry does not send it again.
 */
function sentCode(confirmation: ConfirmationResult): SentCode {
  let accepted: string | null = null;
  return {
    withCode: (code) => async () => {
      try {
        if (accepted !== code) await confirmation.confirm(code);
      } catch (error) {
        throw switchedOffOr(error);
      }
      accepted = code;
      return "signed-in";
    },
  };
}
