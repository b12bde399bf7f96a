import DialogContentText from "@mui/material/DialogContentText";
import { useId, type ReactNode } from "react";

import { Button } from "../Button.tsx";
import { TitledDialog } from "./TitledDialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  /** Whether confirming loses nothing. If so, the confirm button has the initial focus. */
  harmless?: boolean;
  title: string;
  body: string;
  /** Label of the button that changes nothing. */
  cancelLabel: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation of an action. Escape and a click outside change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, harmless = false, title, body } = props;
  const { cancelLabel, confirmLabel, onCancel, onConfirm } = props;
  return (
    <QuestionFrame open={open} risky={!harmless} title={title} body={body} onClose={onCancel}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer has the focus */}
      <Button autoFocus={!harmless} variant={look(!harmless)} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the usual answer has the focus
        autoFocus={harmless}
        variant={look(harmless)}
        color={harmless ? "primary" : "error"}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </QuestionFrame>
  );
}

const look = (focused: boolean) => (focused ? "contained" : "text");

interface QuestionFrameProps {
  open: boolean;
  /** Whether one of the answers discards data. */
  risky?: boolean;
  title: string;
  body: string;
  /** Called on Escape and on a click outside. */
  onClose: () => void;
  /** The answers, as buttons. */
  children: ReactNode;
}

export function QuestionFrame(props: QuestionFrameProps) {
  const { open, risky = false, title, body, onClose, children } = props;
  const id = useId();
  if (!open) return null;
  return (
    <TitledDialog
      title={title}
      describedBy={id}
      isRisky={risky}
      onClose={onClose}
      actions={children}
    >
      <DialogContentText id={id}>{body}</DialogContentText>
    </TitledDialog>
  );
}
