import Button from "@mui/material/Button";
import { isBackwardTransition, transitionBlocker } from "@salvia/domain/lead/stageTransition";
import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentSection } from "./ConsentSection.tsx";
import { ConvertDialog } from "./ConvertDialog.tsx";
import { fullName } from "../list/LeadActions.tsx";
import { LeadProblemNotice } from "./LeadProblemNotice.tsx";
import { LeadProgress } from "../LeadStatusLabel.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { LeadStageStepper } from "./LeadStageStepper.tsx";
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
  /** The status before a step back, to undo it. */
  const [left, setLeft] = useState<LeadStatus | null>(null);
  const openDialog = (kind: OpenDialog["kind"]) => {
    mutation.forget();
    setDialog({ kind, lead });
  };
  const leadFor = (kind: OpenDialog["kind"]) => (dialog?.kind === kind ? dialog.lead : null);
  const close = () => setDialog(null);

  async function transition(from: Lead, to: LeadStatus) {
    close();
    setLeft(null);
    const isBack = isBackwardTransition(from, to);
    // The notice that offers to undo a step back says where the lead is.
    const done = isBack ? null : t("toast.moved", { status: t(`leads:status.${to}`) });
    const sent = await mutation.run({ kind: "move", leadId: id, base: from, to }, done);
    if (sent && isBack) setLeft(from.status);
  }

  const onTransition = (to: LeadStatus) =>
    to === "lost" || to === "enrolled" || (to === "quoted" && isQuoteMissing)
      ? openDialog(to)
      : void transition(lead, to);

  function changeConsent(...change: Parameters<LeadMutation["run"]>) {
    close();
    setLeft(null);
    void mutation.run(...change);
  }

  const convert = leadFor("enrolled");
  const quoted = leadFor("quoted");
  const consent = leadFor("consent");
  const withdrawal = leadFor("withdrawal");
  const lost = leadFor("lost");
  const undo = left !== null && transitionBlocker(lead, left) === null ? left : null;
  return (
    <>
      <LeadProblemNotice problem={mutation.problem} />
      <Section title={t("stage.title")}>
        <LeadProgress step={lead.step} halted={lead.status === "lost"} />
        {undo === null ? null : (
          <Notice
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => void transition(lead, undo)}>
                {t("stage.undo")}
              </Button>
            }
          >
            {t("stage.wentBack", { status: t(`leads:status.${lead.status}`) })}
          </Notice>
        )}
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
      {convert === null ? null : (
        <ConvertDialog
          id={id}
          lead={convert}
          onConvert={() => void transition(convert, "enrolled")}
          onClose={close}
        />
      )}
      {quoted === null ? null : (
        <QuoteDialog
          row={row}
          moving
          onMade={() => void transition(quoted, "quoted")}
          onClose={close}
        />
      )}
      {consent === null ? null : (
        <ConsentDialog
          name={fullName(row)}
          onClose={close}
          onRecord={(language) =>
            changeConsent(
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
          changeConsent(
            { kind: "withdrawal", leadId: id, base: withdrawal },
            t("toast.consentWithdrawn"),
          );
        }}
      />
      <ConfirmDialog
        open={lost !== null}
        title={t("lose.title")}
        body={t("lose.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("stage.lose")}
        onCancel={close}
        onConfirm={() => {
          if (lost !== null) void transition(lost, "lost");
        }}
      />
    </>
  );
}
