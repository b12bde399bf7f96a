import Button from "@mui/material/Button";

import { QuestionFrame } from "./QuestionFrame.tsx";

type QuestionDialogProps = {
  title: string;
  body: string;
  /** The button that changes nothing. */
  stay: string;
  /** The button that goes on; it has the focus. */
  proceed: string;
  onStay: () => void;
  onProceed: () => void;
};

/** Asks before the way leads elsewhere; nothing is lost by going on. */
export function QuestionDialog(props: QuestionDialogProps) {
  return (
    <QuestionFrame open title={props.title} body={props.body} onClose={props.onStay}>
      <Button onClick={props.onStay}>{props.stay}</Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on its usual answer */}
      <Button variant="contained" autoFocus onClick={props.onProceed}>
        {props.proceed}
      </Button>
    </QuestionFrame>
  );
}
