import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { dialogTimeout } from "../../lib/dialogTimeout.ts";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";

/** The status of the last save. */
export type Saving =
  | { status: "idle" | "saving" }
  /** The server has not answered yet; the write is queued and continues by itself. */
  | { status: "waiting" }
  | { status: "failed"; failure: Failure };

/**
 * Saves a value, tracks the status and confirms a success with a toast. Stops blocking the form if
 * the server is unreachable.
 */
export function useSaving() {
  const { t } = useTranslation("settings");
  const showToast = useToast();
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const latest = useRef<symbol | null>(null);

  /** @param onSaved called once the server has confirmed the write */
  async function save(write: () => Promise<void>, onSaved: () => void): Promise<void> {
    const attempt = Symbol("attempt");
    latest.current = attempt;
    // When several saves are pending, only the last one sets the status.
    const publish = (next: Saving) => {
      if (latest.current === attempt) setSaving(next);
    };
    publish({ status: "saving" });
    const answer = answerTo(write, () => {
      onSaved();
      if (latest.current === attempt) showToast("success", t("saved"));
    });
    const waited = dialogTimeout().then((): Saving => ({ status: "waiting" }));
    const first = await Promise.race([answer, waited]);
    publish(first);
    if (first.status === "waiting") publish(await answer);
  }

  /** Clears the failure of the last save because the user is typing again. A pending save stays. */
  function forget() {
    setSaving((now) => (now.status === "failed" ? { status: "idle" } : now));
  }

  return { saving, save, forget };
}

async function answerTo(write: () => Promise<void>, onSaved: () => void): Promise<Saving> {
  try {
    await write();
    onSaved();
    return { status: "idle" };
  } catch (error) {
    return { status: "failed", failure: failureOf(error) };
  }
}
