import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";

export type AssignDialogProps = {
  leadIds: readonly string[];
  onAssigned: () => void;
  onClose: () => void;
};

const pool = "pool";

/**
 * Assigns leads to a chosen salesperson. It waits for the server, which assigns all of them or
 * none.
 */
export function AssignDialog({ leadIds, onAssigned, onClose }: AssignDialogProps) {
  const { t } = useTranslation("leadAssignment");
  const session = useSession();
  const showToast = useToast();
  const titleId = useId();
  const mutation = useMutation();
  // A retry reuses the id, so that the server recognizes the same operation.
  const [requestId] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choices = [
    [pool, t("pool")] as const,
    ...useSalespeople().map(({ uid, name }) => [uid, name] as const),
  ];

  async function assign() {
    const [to, name] = choices.find(([each]) => each === chosen) ?? [];
    if (to === undefined) return setMissing(true);
    let assigned = 0;
    const isDone = await mutation.run(async () => {
      const request = { id: requestId, leadIds: [...leadIds], to: to === pool ? null : to };
      ({ assigned } = await session.ask(workEndpoints.assignLeads, request));
    });
    if (!isDone) return;
    const values = { count: assigned, name };
    showToast("success", t(to === pool ? "donePool" : "done", values));
    onAssigned();
  }

  return (
    <Dialog
      open
      onClose={mutation.busy ? () => {} : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t("title", { count: leadIds.length })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <div>{t("body")}</div>
        <FilterChoice
          label={t("to")}
          any={t("choose")}
          value={chosen}
          choices={choices}
          onChoose={(to) => {
            setChosen(to);
            setMissing(false);
          }}
        />
        {isMissing ? <div role="alert">{t("missing")}</div> : null}
        <MutationProblem mutation={mutation} />
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <BusyButton
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("busy")}
          onClick={() => void assign()}
        >
          {t("confirm")}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
