import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { PlainList } from "../../../ui/PlainList.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { LeadRow } from "../data/leadRow.ts";
import { useLeadPath } from "../LeadLink.tsx";
import { fullName } from "../list/LeadActions.tsx";
import type { RowOutcome } from "./bulkTasks.data.ts";
import type { BulkActionName } from "./useBulkRun.ts";

/** A lead and what became of it. */
type OutcomeRow = {
  id: string;
  /** Null if the action began before this page. */
  row: LeadRow | null;
  outcome: RowOutcome;
};

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
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose ?? (() => {})}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-busy={onClose === null}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>{children}</DialogContent>
      {onClose === null ? null : (
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          {actions}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the usual answer has the focus */}
          <Button autoFocus variant="contained" onClick={onClose}>
            {t("close")}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

type OutcomeListProps = { name: BulkActionName; rows: readonly OutcomeRow[] };

/** The leads that need attention, then those that are done. */
function OutcomeList({ name, rows }: OutcomeListProps) {
  const { t } = useTranslation("leadBulk");
  const failureText = useFailureText();
  const path = useLeadPath();
  return (
    <PlainList aria-label={t("list")}>
      {rows
        .toSorted((a, b) => rank(a.outcome) - rank(b.outcome))
        .map(({ id, row, outcome }) => {
          const text = row === null ? t("someone") : fullName(row);
          return (
            <Row key={id} data-outcome={outcome.kind}>
              <span>
                {isReadable(name, outcome) ? (
                  <MuiLink component={Link} to={path(id)} color="inherit">
                    {text}
                  </MuiLink>
                ) : (
                  text
                )}
              </span>
              <span>
                {outcome.kind === "failed"
                  ? failureText(outcome.failure)
                  : outcome.kind === "done"
                    ? t(`outcome.done.${name}`)
                    : t(`outcome.${outcome.kind}`)}
              </span>
            </Row>
          );
        })}
    </PlainList>
  );
}

/** Leads that need attention come first, done ones last. */
function rank({ kind }: RowOutcome): number {
  return kind === "done" ? 2 : kind === "waiting" ? 1 : 0;
}

function isReadable(name: BulkActionName, { kind }: RowOutcome): boolean {
  return kind !== "gone" && kind !== "removed" && !(kind === "done" && name === "handOver");
}

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
  gap: "0 12px",
  padding: "8px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: "anywhere",
  // Many rows: those out of view cost no layout.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 40px",
  "& > :first-of-type": { fontWeight: 600 },
  "&[data-outcome=done] > :last-of-type": { color: theme.vars.palette.text.secondary },
}));
