import CloseIcon from "@mui/icons-material/Close";
import Alert, { type AlertColor } from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import Snackbar from "@mui/material/Snackbar";

import { Button } from "../Button.tsx";
import { barHeight } from "./belowToasts.ts";

/** A button in a message, such as one that undoes what the message says. */
export type ToastAction = {
  label: string;
  onPress: () => void;
  /** Whether the message stays until it is answered or closed. */
  lasting?: boolean;
};

export type Message = {
  severity: AlertColor;
  text: string;
  action?: ToastAction | undefined;
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
 * A message at the bottom of the screen that is announced and disappears after a while, later if it
 * has an action. Errors and lasting actions stay until closed.
 */
export function Toast({ message, close, onClose }: ToastProps) {
  if (message === null) return null;
  const { severity, text, action } = message;
  const isError = severity === "error";
  return (
    <Snackbar
      key={message.key}
      open
      autoHideDuration={
        isError || action?.lasting === true ? null : action === undefined ? 8_000 : 20_000
      }
      onClose={(_event, reason) => {
        if (reason !== "clickaway") onClose();
      }}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      // Beside wide pages, the room below the menu is free: elsewhere it would cover their buttons.
      sx={{
        left: { lg: 24 },
        transform: { lg: "none" },
        marginBottom: `var(${barHeight}, 0)`,
      }}
    >
      <Alert
        severity={severity}
        sx={{ border: 1, borderColor: "divider", boxShadow: 8, bgcolor: "background.paper" }}
        role={isError ? "alert" : "status"}
        closeText={close}
        onClose={onClose}
        {...(action && {
          action: (
            <>
              <Button
                size="small"
                onClick={() => {
                  onClose();
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
              <IconButton size="small" aria-label={close} onClick={onClose}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </>
          ),
        })}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
