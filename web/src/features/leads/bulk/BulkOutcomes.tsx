import LinearProgress from "@mui/material/LinearProgress";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import type { RowOutcome } from "./bulkTasks.data.ts";
import { OutcomeList, type OutcomeRow } from "./OutcomeList.tsx";
import type { BulkActionName } from "./useBulkRun.ts";

type BulkOutcomesProps = {
  name: BulkActionName;
  /** How many leads there are, and for how many the action has ended. */
  total: number;
  settled: number;
  /** What became of the leads; null while that is not known. */
  rows: readonly OutcomeRow[] | null;
  /** What users should know while it runs. */
  note: string;
  problem?: ReactNode;
  /** How many leads the action can be repeated for. */
  failed?: number;
  onRetry?: () => void;
  /** How many moves can be undone. */
  undoable: number;
  onUndo: () => void;
  /** Null if the user has to wait. */
  onClose: (() => void) | null;
};

/** The progress of an action on many leads, and what became of each. */
export function BulkOutcomes(props: BulkOutcomesProps) {
  const { name, total, settled, rows, note, problem, failed = 0, undoable } = props;
  const { t } = useTranslation("leadBulk");
  const counted = (kind: RowOutcome["kind"]) =>
    rows?.filter(({ outcome }) => outcome.kind === kind).length ?? 0;
  const [done, waiting] = [counted("done"), counted("waiting")];
  const other = (rows?.length ?? 0) - done - waiting;
  return (
    <BulkDialog
      title={t(`run.${name}`)}
      onClose={props.onClose}
      actions={
        <>
          {undoable > 0 ? (
            <Button onClick={props.onUndo}>{t("undo", { count: undoable })}</Button>
          ) : null}
          {failed > 0 ? (
            <Button onClick={props.onRetry}>{t("retry", { count: failed })}</Button>
          ) : null}
        </>
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
          ? `${t("job.running", { settled, count: total })} ${note}`
          : [
              t("done", { done, count: total }),
              waiting > 0 ? t("waiting", { count: waiting }) : "",
              other > 0 ? t("other", { count: other }) : "",
            ].join(" ")}
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
