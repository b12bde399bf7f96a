import IconButton from "@mui/material/IconButton";
import { useId, useState, type ReactNode } from "react";

import { Flyout } from "./Flyout.tsx";

type FlyoutButtonProps = {
  /** What the button says. */
  name: string;
  icon: ReactNode;
  /** What the dialog is called. */
  label: string;
  /** What the dialog shows, which may close it. */
  children: (close: () => void) => ReactNode;
};

/** An icon in the bar above that opens a small dialog. */
export function FlyoutButton({ name, icon, label, children }: FlyoutButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <Flyout
        {...{ id, label, anchor }}
        onClose={close}
        sx={{ width: 400, maxWidth: "calc(100vw - 32px)" }}
      >
        {children(close)}
      </Flyout>
    </>
  );
}
