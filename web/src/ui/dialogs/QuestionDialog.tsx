import Button from "@mui/material/Button";

import { QuestionFrame } from "./QuestionFrame.tsx";

type QuestionDialogProps = {
  title: string;
  body: string;
  /** Label of the button that changes nothing. */
  cancelLabel: string;
  /** Label of the button that continues; it has the initial focus. */
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before navigating away; continuing loses nothing. */
export function QuestionDialog(props: QuestionDialogProps) {
  return (
    <QuestionFrame open title={props.title} body={props.body} onClose={props.onCancel}>
      <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the usual answer has the focus */}
      <Button variant="contained" autoFocus onClick={props.onConfirm}>
        {props.confirmLabel}
      </Button>
    </QuestionFrame>
  );
}
