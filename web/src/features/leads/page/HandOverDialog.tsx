import type { Lead } from "@salvia/domain/lead/lead";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { handOverLead } from "../data/leadWrites.data.ts";
import { leadProblemOf, type LeadProblem } from "../moves/useLeadMutation.ts";
import { LeadProblemNotice } from "../moves/LeadProblemNotice.tsx";

/** The colleague who gets the lead. */
export type Receiver = { uid: string; name: string };

export type HandOverDialogProps = {
  id: string;
  /** The lead as it was when its owner decided to hand it over. */
  lead: Lead;
  /** Renders the list of colleagues to choose from. */
  renderPicker: (choose: (receiver: Receiver) => void) => ReactNode;
  onHandedOver: (to: Receiver) => void;
  onClose: () => void;
};

/**
 * Hands a lead over to a colleague. Waits for the server, because the lead is unreadable
 * afterwards.
 */
export function HandOverDialog(props: HandOverDialogProps) {
  const { id, lead, renderPicker, onHandedOver, onClose } = props;
  const { t } = useTranslation("leadPage");
  const [chosen, setChosen] = useState<Receiver | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LeadProblem | null>(null);

  async function handOver() {
    if (chosen === null) return setMissing(true);
    setProblem(null);
    // A hand-over is never sent later, and a transaction takes a while to fail offline.
    if (!navigator.onLine) return setProblem(offline);
    setBusy(true);
    try {
      await handOverLead(id, lead, chosen.uid);
      onHandedOver(chosen);
    } catch (error) {
      setProblem(await leadProblemOf(id, lead, error));
    } finally {
      setBusy(false);
    }
  }

  const choose = (receiver: Receiver) => {
    setChosen(receiver);
    setMissing(false);
  };
  return (
    <FormDialog
      title={t("handOver.title", { name: `${lead.firstName} ${lead.lastName}` })}
      cancel={t("cancel")}
      confirm={
        chosen === null ? t("handOver.confirm") : t("handOver.confirmTo", { name: chosen.name })
      }
      busyLabel={t("handOver.busy")}
      busy={busy}
      onSubmit={() => void handOver()}
      onClose={onClose}
    >
      <div>{t("handOver.body")}</div>
      {renderPicker(choose)}
      {missing ? <div role="alert">{t("handOver.choose")}</div> : null}
      <LeadProblemNotice problem={problem} />
    </FormDialog>
  );
}

const offline: LeadProblem = { kind: "refused", failure: { code: "offline", id: null } };
