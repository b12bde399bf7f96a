import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode } from "react";

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

/** A dialog that asks one question. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { open, risky = false, title, body, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...(risky && { role: "alertdialog" })}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{body}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>{children}</DialogActions>
    </Dialog>
  );
}
