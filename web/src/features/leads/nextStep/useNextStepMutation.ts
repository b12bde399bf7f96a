import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import type { LeadWriteOf } from "../writes/leadWrite.ts";
import type { ToastAction } from "../../../ui/dialogs/Toast.tsx";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { refusalOf, type Refusal } from "../writes/refusal.data.ts";

/** The lead whose step is written, and the revision of its step; 0 if it has none. */
export type StepOf = { leadId: string; name: string; rev: number };

/** Sets a lead's step or marks it as done, one at a time, and shows the result. */
export function useNextStepMutation() {
  const { t } = useTranslation(["nextStep", "leads"]);
  const { enqueue } = useLeadOutbox();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** @returns whether it is saved, or waits for the server's answer */
  async function send(
    write: LeadWriteOf<"nextStep" | "stepDone">,
    done: string,
    action?: ToastAction,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    const result = await enqueue(write);
    if (result.status === "refused") setRefusal(await refusalOf(write, result.error));
    else if (result.status === "saved") showToast("success", done, action);
    else showToast("info", t("leads:toast.waiting"));
    setBusy(false);
    return result.status !== "refused";
  }

  return {
    busy,
    /** Why the last one was refused. */
    refusal,
    set: (of: StepOf, step: NextStepDetails) =>
      send({ kind: "nextStep", ...of, step }, t("toast.set")),
    /** @param step what was planned, for an undo */
    finish: (of: StepOf, { title, dueOn, dueAt }: NextStepDetails) =>
      send({ kind: "stepDone", ...of }, t("toast.done"), {
        label: t("toast.undo"),
        onPress: () => {
          const again = { ...of, rev: of.rev + 1, step: { title, dueOn, dueAt } };
          void send({ kind: "nextStep", ...again }, t("toast.undone"));
        },
      }),
  };
}
