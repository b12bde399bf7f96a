import type { OwnImport } from "@salvia/domain/lead/leadImport";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { LiveQuery } from "../../../firebase/useLiveQuery.tsx";
import type { LeadImportCalls } from "./leadImport.calls.ts";

type Answer = { imports: readonly OwnImport[] } | { failure: Failure };

/** The user's own imports of the last days, loaded when the list opens. */
export function useOwnImports(calls: LeadImportCalls): LiveQuery<readonly OwnImport[]> {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await listOf(calls);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [calls]);

  function retry() {
    setAnswer(null);
    void listOf(calls).then(setAnswer);
  }

  if (answer === null) return { status: "loading" };
  if ("failure" in answer) return { status: "error", failure: answer.failure, retry };
  const { imports } = answer;
  return imports.length === 0 ? { status: "empty" } : { status: "content", value: imports };
}

async function listOf(calls: LeadImportCalls): Promise<Answer> {
  try {
    return { imports: await calls.list() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
