import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { transitionBlocker } from "@salvia/domain/lead/stageTransition";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { ConvertDialog } from "../conversion/ConvertDialog.tsx";
import { UndoConversion } from "../conversion/UndoConversion.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentSection } from "./ConsentSection.tsx";
import { LeadProblemNotice } from "./LeadProblemNotice.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadStageStepper } from "./LeadStageStepper.tsx";
import { LoseDialog } from "./LoseDialog.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { UndoMove } from "./UndoMove.tsx";
import type { MoveAnswer } from "../writes/leadWrite.ts";
import { QuoteQuestion } from "../quote/QuoteQuestion.tsx";
import { useIsQuoteNeeded } from "../quote/useQuote.ts";
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
  const isQuoteNeeded = useIsQuoteNeeded(id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The move of a lead whose plan is asked for first. */
  const [undecided, setUndecided] = useState<{ lead: Lead; to: LeadStatus } | null>(null);
  const openDialog = (kind: OpenDialog["kind"]) => {
    mutation.forget();
    setDialog({ kind, lead });
  };
  const leadFor = (kind: OpenDialog["kind"]) => (dialog?.kind === kind ? dialog.lead : null);
  function close() {
    setDialog(null);
    setUndecided(null);
  }

  function change(...[write, done]: Parameters<LeadMutation["run"]>) {
    close();
    void mutation.run(write, done);
  }

  const transition = (base: Lead, to: LeadStatus, answer: MoveAnswer = {}) =>
    change(
      { kind: "move", leadId: id, base, to, ...answer },
      t("toast.moved", { status: t(`leads:status.${to}`) }),
    );

  const undo = (to: LeadStatus) =>
    change(
      { kind: "undo", leadId: id, base: lead, to },
      t("toast.undone", { status: t(`leads:status.${to}`) }),
    );

  function onTransition(to: LeadStatus) {
    if (transitionBlocker(lead, to) === "plan") {
      mutation.forget();
      setUndecided({ lead, to });
    } else if (
      to === "lost" ||
      to === "enrolled" ||
      // A lead that comes back from a later stage was quoted before.
      (lead.status === "remoteSales" && to === "quoted")
    ) {
      openDialog(to);
    } else transition(lead, to);
  }

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
        <QuoteQuestion
          row={row}
          isNeeded={isQuoteNeeded}
          onMove={() => transition(quoted, "quoted")}
          onClose={close}
        />
      )}
      {consent === null ? null : (
        <ConsentDialog
          row={row}
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
        <LoseDialog onLose={(loss) => transition(lost, "lost", { loss })} onClose={close} />
      )}
      {undecided === null ? null : (
        <PlanDialog
          to={undecided.to}
          onChoose={(plan) => transition(undecided.lead, undecided.to, { plan })}
          onClose={close}
        />
      )}
    </>
  );
}
