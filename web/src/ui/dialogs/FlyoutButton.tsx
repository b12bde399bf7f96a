import IconButton from "@mui/material/IconButton";
import { Suspense, useId, useState, type ReactNode } from "react";

import type { FlyoutProps } from "./Flyout.tsx";

type FlyoutButtonProps = {
  /** The button's accessible name. */
  name: string;
  icon: ReactNode;
  /** The dialog's accessible name. */
  label: string;
  /** Renders the dialog, a `Flyout` with these props; its script may load lazily. */
  children: (flyout: Omit<FlyoutProps, "children">) => ReactNode;
};

/** An icon button in the top bar that opens a small dialog. */
export function FlyoutButton({ name, icon, label, children }: FlyoutButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const open = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        {icon}
      </IconButton>
      {used ? (
        <Suspense>
          {children({
            id,
            label,
            anchor,
            onClose: () => setAnchor(null),
            sx: { width: 400, maxWidth: "calc(100vw - 32px)" },
          })}
        </Suspense>
      ) : null}
    </>
  );
}
