import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { AssignQuestion } from "../../features/leads/bulk/AssignBar.tsx";
import type { Mutation } from "../../firebase/useMutation.ts";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";

type AssignDialogProps = AssignQuestion & {
  /** The request that follows the choice, if the dialog waits for it. */
  mutation?: Mutation;
};

const pool = "pool";

/** Asks who gets some leads: a salesperson, or the pool. */
export function AssignDialog({ count, mutation, onChoose, onClose }: AssignDialogProps) {
  const { t } = useTranslation("leadAssignment");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choices = [
    [pool, t("pool")] as const,
    ...useSalespeople().map(({ uid, name }) => [uid, name] as const),
  ];

  function assign() {
    if (chosen === null) return setMissing(true);
    onChoose(chosen === pool ? null : chosen);
  }

  return (
    <FormDialog
      title={t("title", { count })}
      cancel={t("cancel")}
      confirm={t("confirm")}
      busyLabel={t("busy")}
      {...(mutation && { mutation })}
      onSubmit={assign}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
