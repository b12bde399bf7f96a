import { Button, type ButtonProps } from "./Button.tsx";
import { Spinner } from "./status/Spinner.tsx";

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  busyLabel: string;
}

/**
 * A button for asynchronous work. While busy it keeps its focus and its accessible name, which a
 * disabled button would lose; the form ignores a second press.
 */
export function BusyButton({ busy, busyLabel, children, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy || props["aria-disabled"]}
      startIcon={busy ? <Spinner size={18} color="inherit" /> : props.startIcon}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}

/** Sends a form, and shows that this takes time. */
export function SubmitButton(props: BusyButtonProps) {
  return <BusyButton type="submit" variant="contained" {...props} />;
}
