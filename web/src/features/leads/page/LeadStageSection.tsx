import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadLoss } from "@salvia/domain/lead/leadLoss";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { ConvertDialog } from "../conversion/ConvertDialog.tsx";
import { UndoConversion } from "../conversion/UndoConversion.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentSection } from "./ConsentSection.tsx";
import { fullName } from "../list/LeadActions.tsx";
import { LeadProblemNotice } from "./LeadProblemNotice.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { LeadStageStepper } from "./LeadStageStepper.tsx";
import { LoseDialog } from "./LoseDialog.tsx";
import { UndoMove } from "./UndoMove.tsx";
import { QuoteDialog } from "../quote/QuoteDialog.tsx";
import { useIsQuoteMissing } from "../quote/useQuote.ts";
import { useLeadMutation, type LeadMutation } from "./useLeadMutation.ts";

/** An open confirmation, with the lead as it was when the dialog was opened. */
type OpenDialog = { kind: "lost" | "enrolled" | "quoted" | "consent" | "withdrawal"; lead: Lead };

type LeadStageSectionProps = {
  row: LeadRow;
  /** Whether the lead is the user's own. */
  own: boolean;
};

/** A lead's stage with its possible transitions, and the person's consent. */
export function LeadStageSection({ row, own }: LeadStageSectionProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { id, lead } = row;
  const mutation = useLeadMutation();
  const isQuoteMissing = useIsQuoteMissing(id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openDialog = (kind: OpenDialog["kind"]) => {
    mutation.forget();
    setDialog({ kind, lead });
  };
  const leadFor = (kind: OpenDialog["kind"]) => (dialog?.kind === kind ? dialog.lead : null);
  const close = () => setDialog(null);

  function change(...[write, done]: Parameters<LeadMutation["run"]>) {
    close();
    void mutation.run(write, done);
  }

  const transition = (base: Lead, to: LeadStatus, loss?: LeadLoss) =>
    change(
      { kind: "move", leadId: id, base, to, ...(loss && { loss }) },
      t("toast.moved", { status: t(`leads:status.${to}`) }),
    );

  const undo = (to: LeadStatus) =>
    change(
      { kind: "undo", leadId: id, base: lead, to },
      t("toast.undone", { status: t(`leads:status.${to}`) }),
    );

  const onTransition = (to: LeadStatus) =>
    // A lead that comes back from a later stage was quoted before.
    to === "lost" ||
    to === "enrolled" ||
    (isQuoteMissing && lead.status === "remoteSales" && to === "quoted")
      ? openDialog(to)
      : transition(lead, to);

  const convert = leadFor("enrolled");
  const quoted = leadFor("quoted");
  const consent = leadFor("consent");
  const withdrawal = leadFor("withdrawal");
  const lost = leadFor("lost");
  return (
    <>
      <LeadProblemNotice problem={mutation.problem} />
      <Section title={t("stage.title")}>
        {own ? <UndoMove row={row} onUndo={undo} /> : null}
        {own ? <UndoConversion row={row} /> : null}
        <LeadStageStepper
          lead={lead}
          editable={own}
          onTransition={onTransition}
          onAskConsent={() => openDialog("consent")}
        />
        {lead.status === "documents" ? <MissingDocuments leadId={id} /> : null}
      </Section>
      <ConsentSection
        lead={lead}
        editable={own}
        onRecord={() => openDialog("consent")}
        onWithdraw={() => openDialog("withdrawal")}
      />
      {convert === null ? null : <ConvertDialog id={id} lead={convert} onClose={close} />}
      {quoted === null ? null : (
        <QuoteDialog row={row} moving onMade={() => transition(quoted, "quoted")} onClose={close} />
      )}
      {consent === null ? null : (
        <ConsentDialog
          name={fullName(row)}
          onClose={close}
          onRecord={(language) =>
            change(
              { kind: "consent", leadId: id, base: consent, language },
              t("toast.consentRecorded"),
            )
          }
        />
      )}
      <ConfirmDialog
        open={withdrawal !== null}
        title={t("withdraw.title")}
        body={t(lead.status === "aiContacting" ? "withdraw.bodyMoving" : "withdraw.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("consent.withdraw")}
        onCancel={close}
        onConfirm={() => {
          if (withdrawal === null) return;
          change({ kind: "withdrawal", leadId: id, base: withdrawal }, t("toast.consentWithdrawn"));
        }}
      />
      {lost === null ? null : (
        <LoseDialog onLose={(loss) => transition(lost, "lost", loss)} onClose={close} />
      )}
    </>
  );
}
