import { useRef, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { dialogTimeout } from "../../lib/dialogTimeout.ts";

/** How far the last attempt to save has come. */
export type Saving =
  | { status: "idle" | "saving" | "saved" }
  /** The server has not answered; the write is kept, and goes on by itself. */
  | { status: "waiting" }
  | { status: "failed"; failure: Failure };

/** Saves something, says how that goes, and does not have anyone wait for a server out of reach. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const latest = useRef<symbol | null>(null);

  /** @param onSaved what was saved is what the server has */
  async function save(write: () => Promise<void>, onSaved: () => void): Promise<void> {
    const attempt = Symbol("attempt");
    latest.current = attempt;
    // Of several that wait, the last one says how it went.
    const tell = (next: Saving) => {
      if (latest.current === attempt) setSaving(next);
    };
    tell({ status: "saving" });
    const answer = answerTo(write, onSaved);
    const waited = dialogTimeout().then((): Saving => ({ status: "waiting" }));
    const first = await Promise.race([answer, waited]);
    tell(first);
    if (first.status === "waiting") tell(await answer);
  }

  /** Forgets how the last attempt went, since something else is typed now. One that waits, waits on. */
  function forget() {
    setSaving((now) =>
      now.status === "saved" || now.status === "failed" ? { status: "idle" } : now,
    );
  }

  return { saving, save, forget };
}

async function answerTo(write: () => Promise<void>, onSaved: () => void): Promise<Saving> {
  try {
    await write();
    onSaved();
    return { status: "saved" };
  } catch (error) {
    return { status: "failed", failure: failureOf(error) };
  }
}
