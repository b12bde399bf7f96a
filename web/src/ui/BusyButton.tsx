import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** What the button says while it is busy. */
  busyLabel: string;
}

/**
 * A button whose work takes a moment. While busy it keeps its focus and its name for screen
 * readers, which a disabled button would lose; the form ignores a second press.
 */
export function BusyButton({ busy, busyLabel, children, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy || props["aria-disabled"]}
      startIcon={
        busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.startIcon
      }
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
