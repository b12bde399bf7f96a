import type { ReactNode } from "react";

import { SubmitButton } from "../BusyButton.tsx";
import { Button } from "../Button.tsx";
import { MutationProblem } from "../status/MutationProblem.tsx";
import type { Failure } from "../status/useFailureText.ts";
import { TitledDialog, type TitledDialogProps } from "./TitledDialog.tsx";

type FormDialogProps = Omit<TitledDialogProps, "onClose"> & {
  /** Labels of the buttons; null for one that isn't there. */
  cancel: string;
  confirm: string | null;
  busyLabel?: string;
  /** What the form starts: its failure is shown below the fields. */
  mutation?: { busy: boolean; failure: Failure | null; forget: () => void };
  /** Whether it runs; by default whether the mutation does. */
  busy?: boolean;
  /** Whether it can't be canceled. Escape and a click outside never leave what runs. */
  waits?: boolean;
  /** Whether the confirm button can't be pressed yet. */
  disabled?: boolean;
  /** Another button, before the others. */
  more?: ReactNode;
  onSubmit: () => void;
  onClose: (reason?: "backdropClick" | "escapeKeyDown") => void;
};

/** A form in a dialog. Risky ones begin with the focus on the answer that changes nothing. */
export function FormDialog(props: FormDialogProps) {
  const { cancel, confirm, mutation, waits = false, disabled = false, more, ...rest } = props;
  const {
    busy = mutation?.busy ?? false,
    busyLabel = confirm ?? "",
    onSubmit,
    onClose,
    ...frame
  } = rest;
  const isRisky = frame.isRisky ?? false;
  return (
    <TitledDialog
      {...frame}
      onClose={busy ? null : onClose}
      onSubmit={() => {
        if (!busy) onSubmit();
      }}
      actions={
        <>
          {more}
          {waits && busy ? null : (
            <Button
              variant={isRisky ? "outlined" : "text"}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer
              autoFocus={isRisky}
              onClick={() => onClose()}
            >
              {cancel}
            </Button>
          )}
          {confirm === null ? null : (
            <SubmitButton
              color={isRisky ? "error" : "primary"}
              disabled={disabled}
              busy={busy}
              busyLabel={busyLabel}
            >
              {confirm}
            </SubmitButton>
          )}
        </>
      }
    >
      {frame.children}
      {mutation === undefined ? null : <MutationProblem mutation={mutation} />}
    </TitledDialog>
  );
}
