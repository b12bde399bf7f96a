import { useState } from "react";

import { failureOf, type Failure } from "./clientError.ts";

/** Something a button does that takes a moment and may fail. */
export type Mutation = {
  busy: boolean;
  /** Why the last attempt failed, or null. */
  failure: Failure | null;
  /** Does it, unless it is being done; tells whether it was done. Never throws. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  /** Forgets the failure. */
  forget: () => void;
};

/** A task that has not begun. */
export function useMutation(): Mutation {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(work: () => Promise<void>) {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run, forget: () => setFailure(null) };
}
