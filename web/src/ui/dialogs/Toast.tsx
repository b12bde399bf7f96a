import Alert, { type AlertColor } from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";

export type Message = {
  severity: AlertColor;
  text: string;
  /** Distinguishes consecutive messages, even with the same text. */
  key: number;
};

type ToastProps = {
  message: Message | null;
  /** The accessible name of the close button. */
  close: string;
  onClose: () => void;
};

/**
 * A message at the bottom of the screen that is announced and disappears after a while. Errors stay
 * until closed.
 */
export function Toast({ message, close, onClose }: ToastProps) {
  if (message === null) return null;
  const isError = message.severity === "error";
  return (
    <Snackbar
      key={message.key}
      open
      autoHideDuration={isError ? null : 8_000}
      onClose={(_event, reason) => {
        if (reason !== "clickaway") onClose();
      }}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    >
      <Alert
        severity={message.severity}
        sx={{ border: 1, borderColor: "divider", boxShadow: 8, bgcolor: "background.paper" }}
        role={isError ? "alert" : "status"}
        closeText={close}
        onClose={onClose}
      >
        {message.text}
      </Alert>
    </Snackbar>
  );
}
