import Button from "@mui/material/Button";

import { QuestionFrame } from "./QuestionFrame.tsx";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  body: string;
  /** Label of the button that changes nothing; it has the initial focus. */
  cancelLabel: string;
  /** Label of the button that confirms the action. */
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before data is lost. Escape and a click outside change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <QuestionFrame
      open={props.open}
      risky
      title={props.title}
      body={props.body}
      onClose={props.onCancel}
    >
      <Button color="error" onClick={props.onConfirm}>
        {props.confirmLabel}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer has the focus */}
      <Button variant="contained" autoFocus onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
    </QuestionFrame>
  );
}
