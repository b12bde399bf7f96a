import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Account } from "@salvia/domain/account/account";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import type { Session } from "../../session/session.ts";
import { useSession } from "../../session/useAuth.ts";

type Answer = { account: Account | null } | { failure: Failure };

/**
 * The account of a uid, as the server answers it; empty if there is none.
 *
 * @returns also a function that replaces it with the server's answer to a change
 */
export function useAccount(uid: string): {
  account: LiveQuery<Account>;
  replace: (account: Account) => void;
} {
  const session = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await ask(session, uid);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [session, uid]);

  function retry() {
    setAnswer(null);
    void ask(session, uid).then(setAnswer);
  }

  return { account: stateOf(answer, retry), replace: (account) => setAnswer({ account }) };
}

function ask(session: Pick<Session, "ask">, uid: string): Promise<Answer> {
  return session
    .ask(accessEndpoints.findAccount, { uid })
    .catch((error: unknown) => ({ failure: failureOf(error) }));
}

function stateOf(answer: Answer | null, retry: () => void): LiveQuery<Account> {
  if (answer === null) return { status: "loading" };
  if ("failure" in answer) return { status: "error", failure: answer.failure, retry };
  return answer.account === null
    ? { status: "empty" }
    : { status: "content", value: answer.account };
}
