import LinearProgress from "@mui/material/LinearProgress";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { OutcomeList, type OutcomeRow } from "./OutcomeList.tsx";
import type { BulkActionName } from "./useBulkJob.ts";

type BulkOutcomesProps = {
  name: BulkActionName;
  /** How many leads there are, and for how many the action has ended. */
  total: number;
  settled: number;
  /** What became of the leads; null while that is not known. */
  rows: readonly OutcomeRow[] | null;
  problem: ReactNode;
  /** How many moves can be undone. */
  undoable: number;
  onUndo: () => void;
  onClose: () => void;
};

/** The progress of an action on many leads, and what became of each. */
export function BulkOutcomes(props: BulkOutcomesProps) {
  const { name, total, settled, rows, problem, undoable } = props;
  const { t } = useTranslation("leadBulk");
  const done = rows?.filter(({ outcome }) => outcome === "done").length ?? 0;
  const other = (rows?.length ?? 0) - done;
  return (
    <BulkDialog
      title={t(`run.${name}`)}
      onClose={props.onClose}
      actions={
        undoable > 0 ? (
          <Button onClick={props.onUndo}>{t("undo", { count: undoable })}</Button>
        ) : null
      }
    >
      {rows === null ? (
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (100 * settled) / total}
          aria-label={t("progress")}
        />
      ) : null}
      <output>
        {rows === null
          ? `${t("job.running", { settled, count: total })} ${t("job.note")}`
          : [t("done", { done, count: total }), other > 0 ? t("other", { count: other }) : ""].join(
              " ",
            )}
      </output>
      {problem}
      {rows === null ? null : <OutcomeList name={name} rows={rows} />}
    </BulkDialog>
  );
}

type BulkDialogProps = {
  title: string;
  onClose: (() => void) | null;
  actions: ReactNode;
  children: ReactNode;
};

/** The frame of a dialog that shows how an action goes. */
export function BulkDialog({ title, onClose, actions, children }: BulkDialogProps) {
  const { t } = useTranslation("leadBulk");
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      isBusy={onClose === null}
      onClose={onClose}
      {...(onClose && {
        actions: (
          <>
            {actions}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the usual answer has the focus */}
            <Button autoFocus variant="contained" onClick={onClose}>
              {t("close")}
            </Button>
          </>
        ),
      })}
    >
      {children}
    </TitledDialog>
  );
}
