import { Announcement } from "../ui/Announcement.tsx";
import { BusyButton } from "../ui/BusyButton.tsx";

interface ResendButtonProps {
  label: string;
  /** While another is being sent. */
  busy: boolean;
  busyLabel: string;
  /** How long is left to wait, for the eye; null once the wait is over. */
  countdown: string | null;
  /** What is read out: that another was sent, or that one can be asked for. */
  news: string;
  variant: "outlined" | "text";
  onAgain: () => void;
}

/**
 * Asks for another message, once the one before has had time to come. Not `disabled` meanwhile,
 * which would lose the focus.
 */
export function ResendButton(props: ResendButtonProps) {
  const { label, busy, busyLabel, countdown, news, variant, onAgain } = props;
  const waiting = countdown !== null || busy;
  return (
    <>
      <BusyButton
        variant={variant}
        size={variant === "outlined" ? "large" : "medium"}
        busy={busy}
        busyLabel={busyLabel}
        aria-disabled={waiting}
        sx={waiting ? idle : {}}
        onClick={waiting ? undefined : onAgain}
      >
        {label}
        {countdown === null ? null : (
          <span aria-hidden style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "pre" }}>
            {" "}
            {countdown}
          </span>
        )}
      </BusyButton>
      <Announcement>{news}</Announcement>
    </>
  );
}

const idle = {
  color: "text.secondary",
  cursor: "default",
  "&:hover": { backgroundColor: "transparent" },
} as const;
