import { workEndpoints, type Work } from "@salvia/domain/account/workEndpoints";
import { useCallback, useEffect, useRef, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { LiveQuery } from "../../firebase/useLiveQuery.tsx";
import { useSession } from "../../session/useAuth.ts";

/** The amount of a user's work, counted by the server on request; `recount` asks again. */
export function useWork(uid: string): { work: LiveQuery<Work>; recount: () => Promise<void> } {
  const session = useSession();
  const [answer, setAnswer] = useState<{ work: Work } | { failure: Failure } | null>(null);
  // Each count replaces the previous one; late responses to older requests are discarded.
  const latest = useRef(0);

  const recount = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const found = await session
      .ask(workEndpoints.findWork, { uid })
      .catch((error: unknown) => ({ failure: failureOf(error) }));
    if (own === latest.current) setAnswer(found);
  }, [session, uid]);

  useEffect(() => {
    void recount();
    return () => {
      latest.current += 1;
    };
  }, [recount]);

  function retry() {
    setAnswer(null);
    void recount();
  }
  if (answer === null) return { work: { status: "loading" }, recount };
  if ("failure" in answer) {
    return { work: { status: "error", failure: answer.failure, retry }, recount };
  }
  const isNone = Object.values(answer.work).every((count) => count === 0);
  return {
    work: isNone ? { status: "empty" } : { status: "content", value: answer.work },
    recount,
  };
}
