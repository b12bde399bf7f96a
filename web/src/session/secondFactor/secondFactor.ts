import type { Language } from "@salvia/domain/shared/language";
import { FirebaseError } from "firebase/app";
import {
  getMultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type MultiFactorInfo,
} from "firebase/auth";

import { auth } from "../../firebase/auth.ts";
import { sendAfterRobotCheck, type SendOutcome } from "../phone/sendAfterRobotCheck.ts";

/** A second factor of an account: an authenticator app, or a phone that receives codes. */
export type Factor =
  | { kind: "app"; id: string; name: string | null }
  /** `phone` shows only the last digits. */
  | { kind: "phone"; id: string; phone: string };

/** The second step of a sign-in. A wrong code doesn't end it. */
export interface SecondFactor {
  /** The factors that the user can choose from. */
  factors: readonly Factor[];
  /** Sends a code to a phone, after Google's robot check. */
  sendCode: (
    id: string,
    language: Language,
    signal: AbortSignal,
  ) => Promise<SendOutcome<SecondFactorCode>>;
  withAppCode: (id: string, code: string) => Promise<void>;
}

/** Signs in with the code of a sent message. */
export type SecondFactorCode = (code: string) => Promise<void>;

/**
 * The second step of the sign-in that ended with this error.
 *
 * @throws the error itself if it is any other
 */
export function secondFactorOf(error: unknown): SecondFactor {
  if (!isMultiFactorError(error)) throw error;
  const resolver = getMultiFactorResolver(auth(), error);
  return {
    // An app shows its code at once, so apps come first.
    factors: resolver.hints.flatMap(factorOf).toSorted(({ kind }) => (kind === "app" ? -1 : 1)),
    sendCode: (id, language, signal) =>
      sendAfterRobotCheck(language, signal, async (robotCheck) => {
        const message = { multiFactorUid: id, session: resolver.session };
        const sent = await new PhoneAuthProvider(auth()).verifyPhoneNumber(message, robotCheck);
        return async (code) => {
          const credential = PhoneAuthProvider.credential(sent, code);
          await resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
        };
      }),
    async withAppCode(id, code) {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code));
    },
  };
}

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.customData?.["operationType"] !== undefined;
}

function factorOf(info: MultiFactorInfo): Factor[] {
  const { uid: id, displayName, factorId } = info;
  if (factorId === "totp") return [{ kind: "app", id, name: displayName ?? null }];
  const phone = "phoneNumber" in info ? info.phoneNumber : null;
  return typeof phone === "string" ? [{ kind: "phone", id, phone }] : [];
}
