import { useState } from "react";

import { failureOf, type Failure } from "./clientError.ts";

/** An action of a button that takes a moment and may fail. */
export type Mutation = {
  busy: boolean;
  /** Why the last attempt failed, or null. */
  failure: Failure | null;
  /**
   * Runs `work` unless an earlier run is still busy; resolves to whether it succeeded. Never
   * throws.
   */
  run: (work: () => Promise<void>) => Promise<boolean>;
  /** Clears the failure. */
  forget: () => void;
};

/** Runs one action at a time and tracks its progress and failure. */
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
