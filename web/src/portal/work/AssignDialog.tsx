import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { AssignQuestion } from "../../features/leads/bulk/AssignBar.tsx";
import type { Mutation } from "../../firebase/useMutation.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";

type AssignDialogProps = AssignQuestion & {
  /** The request that follows the choice, if the dialog waits for it. */
  mutation?: Mutation;
};

const pool = "pool";

/** Asks who gets some leads: a salesperson, or the pool. */
export function AssignDialog({ count, mutation, onChoose, onClose }: AssignDialogProps) {
  const { t } = useTranslation("leadAssignment");
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isBusy = mutation?.busy ?? false;
  const choices = [
    [pool, t("pool")] as const,
    ...useSalespeople().map(({ uid, name }) => [uid, name] as const),
  ];

  function assign() {
    if (chosen === null) return setMissing(true);
    onChoose(chosen === pool ? null : chosen);
  }

  return (
    <Dialog
      open
      onClose={isBusy ? () => {} : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t("title", { count })}
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
        {mutation === undefined ? null : <MutationProblem mutation={mutation} />}
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <BusyButton variant="contained" busy={isBusy} busyLabel={t("busy")} onClick={assign}>
          {t("confirm")}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
