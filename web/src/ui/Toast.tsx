import Alert, { type AlertColor } from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";

export type Message = {
  severity: AlertColor;
  text: string;
  /** Tells one message from the next, even with the same words. */
  key: number;
};

type ToastProps = {
  message: Message | null;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
};

/** A message that shows for a while at the foot of the screen and is read out. Errors stay. */
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
