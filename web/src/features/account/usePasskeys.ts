import type { Passkey } from "@salvia/domain/account/passkey";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { AccountCalls, OwnPasskeys } from "./account.calls.ts";

/** The user's passkeys: loaded once and replaced by the answer to each change. */
export function usePasskeys(calls: AccountCalls) {
  const [passkeys, setPasskeys] = useState<Passkeys>({ status: "loading" });

  useEffect(() => {
    let current = true;
    async function load() {
      const answer = await ask(calls);
      if (current) setPasskeys(answer);
    }
    void load();
    return () => {
      current = false;
    };
  }, [calls]);

  return {
    passkeys,
    replace: (own: OwnPasskeys) => setPasskeys(stateOf(own)),
    retry: () => {
      setPasskeys({ status: "loading" });
      void ask(calls).then(setPasskeys);
    },
  };
}

export type PasskeyList = ReturnType<typeof usePasskeys>;

type Passkeys =
  | { status: "loading" }
  | { status: "error"; failure: Failure }
  | { status: "empty" }
  | { status: "content"; value: readonly Passkey[] };

function ask(calls: AccountCalls): Promise<Passkeys> {
  return calls.listPasskeys().then(stateOf, failed);
}

function stateOf({ passkeys }: OwnPasskeys): Passkeys {
  return passkeys.length === 0 ? { status: "empty" } : { status: "content", value: passkeys };
}

function failed(error: unknown): Passkeys {
  return { status: "error", failure: failureOf(error) };
}
