import Button from "@mui/material/Button";

import { QuestionFrame } from "./QuestionFrame.tsx";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  body: string;
  /** The button that changes nothing; it has the focus. */
  cancelLabel: string;
  /** The button that goes through with it. */
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before something is lost. Escape and a click beside it change nothing. */
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
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on its safe answer */}
      <Button variant="contained" autoFocus onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
    </QuestionFrame>
  );
}
