import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { useState } from "react";

import { callServer } from "../../../firebase/calls.ts";
import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { keepSignUpAddress } from "../signUpAddress.ts";

/** The calls that mail a link to any address without a sign-in. */
export type MailCall = "requestSignUp" | "requestPasswordReset";

export interface Sent {
  address: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The number of mails requested since the address was typed. */
  count: number;
}

/** Requests a mail with a link and keeps the result. */
export function useMailRequest(call: MailCall) {
  const { language } = useLanguage();
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send(address: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await callServer(accountEndpoints[call], { email: address, language });
      const now = Date.now();
      if (call === "requestSignUp") keepSignUpAddress(address, now);
      setSent({ address, at: now, count: (sent?.count ?? 0) + 1 });
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return {
    sent,
    busy,
    failure,
    send: (address: string) => void send(address),
    /** Returns to the address step. */
    change: () => {
      setSent(null);
      setFailure(null);
    },
  };
}
