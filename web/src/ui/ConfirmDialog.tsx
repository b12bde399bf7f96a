import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  body: string;
  /** The button that changes nothing; it has the focus. */
  stay: string;
  /** The button that goes through with it. */
  leave: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before something is lost. Escape and a click beside it change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onStay}
      role="alertdialog"
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
        <Button color="error" onClick={props.onLeave}>
          {props.leave}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on its safe answer */}
        <Button variant="contained" autoFocus onClick={props.onStay}>
          {props.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
