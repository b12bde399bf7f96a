import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode, type SyntheticEvent } from "react";

import { useIsPhone } from "../useIsPhone.ts";

export type TitledDialogProps = {
  title: string;
  /** The id of the element that says what the dialog is about. */
  describedBy?: string;
  /** Whether its answer loses something. */
  isRisky?: boolean;
  /** Whether all of it is about to change. */
  isBusy?: boolean;
  maxWidth?: "xs" | "sm" | "md";
  /** Whether it scrolls between its title and buttons, and fills a phone. */
  isLong?: boolean;
  /** What stays in view below what scrolls. */
  notices?: ReactNode;
  /** Null while the dialog can't be closed. */
  onClose: ((reason: "backdropClick" | "escapeKeyDown") => void) | null;
  /** Called once the dialog is on the screen. */
  onEntered?: () => void;
  children: ReactNode;
};

type WithActions = TitledDialogProps & {
  /** The buttons. */
  actions?: ReactNode;
  /** Sends the form that the dialog then is. */
  onSubmit?: () => void;
};

/** A dialog with a heading, what it is about, and its buttons. */
export function TitledDialog(props: WithActions) {
  const {
    title,
    describedBy,
    isRisky = false,
    isBusy = false,
    maxWidth = "xs",
    isLong = false,
    notices,
    onClose,
    onEntered,
  } = props;
  const { actions, onSubmit, children } = props;
  const id = useId();
  const isFull = useIsPhone() && isLong;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // React would send a form around the dialog too.
    event.stopPropagation();
    onSubmit?.();
  }

  const parts = (
    <>
      <DialogTitle id={id} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      {/* The room above keeps the label of a first field whole. */}
      <DialogContent dividers={isLong} sx={{ display: "grid", gap: 2, "&&": { paddingTop: 1 } }}>
        {children}
      </DialogContent>
      {notices}
      {actions === undefined ? null : (
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>{actions}</DialogActions>
      )}
    </>
  );
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isFull}
      maxWidth={maxWidth}
      onClose={(_event, reason) => onClose?.(reason)}
      {...(isRisky && { role: "alertdialog" })}
      aria-labelledby={id}
      {...(isBusy && { "aria-busy": true })}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      slotProps={{
        ...(onEntered && { transition: { onEntered } }),
        ...(isFull && { paper: { sx: { border: 0, borderRadius: 0 } } }),
      }}
    >
      {onSubmit === undefined ? (
        parts
      ) : (
        <form noValidate onSubmit={submit} style={{ display: "contents" }}>
          {parts}
        </form>
      )}
    </Dialog>
  );
}
