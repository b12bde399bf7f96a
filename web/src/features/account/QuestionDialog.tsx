import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";

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
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {props.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{props.body}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={props.onStay}>{props.stay}</Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on its usual answer */}
        <Button variant="contained" autoFocus onClick={props.onProceed}>
          {props.proceed}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
