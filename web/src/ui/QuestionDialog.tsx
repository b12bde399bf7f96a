import Button from "@mui/material/Button";

import { QuestionFrame } from "./QuestionFrame.tsx";

type QuestionDialogProps = {
  title: string;
  body: string;
  /** The button that changes nothing. */
  cancelLabel: string;
  /** The button that goes on; it has the focus. */
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before the way leads elsewhere; nothing is lost by going on. */
export function QuestionDialog(props: QuestionDialogProps) {
  return (
    <QuestionFrame open title={props.title} body={props.body} onClose={props.onCancel}>
      <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on its usual answer */}
      <Button variant="contained" autoFocus onClick={props.onConfirm}>
        {props.confirmLabel}
      </Button>
    </QuestionFrame>
  );
}
