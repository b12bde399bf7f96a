import type { Lead } from "@salvia/domain/lead/lead";
import { isReachable, proposedChoices, type MergeChoices } from "@salvia/domain/lead/leadMerge";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { TitledDialog } from "../../ui/dialogs/TitledDialog.tsx";
import { mergeLeads } from "./leadMerge.calls.ts";
import { MergePreview } from "./MergePreview.tsx";

export type MergedLead = { id: string; lead: Lead };

export type MergeDialogProps = {
  /** The lead whose page is open. */
  row: MergedLead;
  /** Renders the search for the other lead. */
  renderPicker: (choose: (row: MergedLead) => void) => ReactNode;
  /** Reads a lead from the server; null if it is gone. */
  readLead: (id: string) => Promise<Lead | null>;
  /** @param keptId the lead that stays */
  onMerged: (keptId: string, text: string) => void;
  onClose: () => void;
};

type Pair = { kept: MergedLead; other: MergedLead; choices: MergeChoices };

/** Merges two leads of the same person: find the other lead, choose the values, merge. */
export function MergeDialog({ row, renderPicker, readLead, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation(["leadMerge", "errors"]);
  const session = useSession();
  const mutation = useMutation();
  const reading = useMutation();
  const [pair, setPair] = useState<Pair | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const { busy } = mutation;

  function preview(kept: MergedLead, other: MergedLead) {
    setUnreachable(false);
    setPair({ kept, other, choices: proposedChoices(kept.lead, other.lead) });
  }

  function choose(other: MergedLead) {
    mutation.forget();
    // Proposes to keep the older lead, which other users already know.
    if (other.lead.createdAt < row.lead.createdAt) preview(other, row);
    else preview(row, other);
  }

  async function merge({ kept, other, choices }: Pair) {
    if (!isReachable(kept.lead, other.lead, choices)) return setUnreachable(true);
    setUnreachable(false);
    const { rev: keptRev } = kept.lead;
    const request = {
      keptId: kept.id,
      keptRev,
      otherId: other.id,
      otherRev: other.lead.rev,
      choices,
    };
    if (await mutation.run(() => mergeLeads(session, request))) onMerged(kept.id, t("done"));
  }

  /** Reloads both leads after another user has changed one of them. */
  function reload({ kept, other }: Pair) {
    void reading.run(async () => {
      const [one, two] = await Promise.all([readLead(kept.id), readLead(other.id)]);
      mutation.forget();
      if (one === null || two === null) setPair(null);
      else preview({ ...kept, lead: one }, { ...other, lead: two });
    });
  }

  return (
    <TitledDialog
      title={t("title")}
      maxWidth={pair === null ? "xs" : "md"}
      onClose={busy ? null : onClose}
      actions={
        <>
          {pair === null ? null : (
            <Button
              onClick={() => {
                if (!busy) setPair(null);
              }}
            >
              {t("back")}
            </Button>
          )}
          <Button
            onClick={() => {
              if (!busy) onClose();
            }}
          >
            {t("cancel")}
          </Button>
          {pair === null ? null : (
            <BusyButton
              variant="contained"
              busy={busy}
              busyLabel={t("busy")}
              onClick={() => void merge(pair)}
            >
              {t("merge")}
            </BusyButton>
          )}
        </>
      }
    >
      {pair === null ? (
        <>
          <div>{t("pick.lead")}</div>
          {renderPicker(choose)}
        </>
      ) : (
        <>
          <MergePreview
            {...pair}
            onSwap={() => preview(pair.other, pair.kept)}
            onChoices={(choices) => {
              setUnreachable(false);
              setPair({ ...pair, choices });
            }}
          />
          {isUnreachable ? <Notice severity="error">{t("unreachable")}</Notice> : null}
          {mutation.failure?.code === "changed-meanwhile" ? (
            <Notice
              severity="warning"
              action={
                <Button color="inherit" onClick={() => reload(pair)}>
                  {t("changed.look")}
                </Button>
              }
            >
              {t("changed.body")}
            </Notice>
          ) : (
            <MutationProblem mutation={mutation} />
          )}
          <MutationProblem mutation={reading} />
        </>
      )}
    </TitledDialog>
  );
}
