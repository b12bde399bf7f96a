import Popover from "@mui/material/Popover";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

export type FlyoutProps = {
  /** What its button says it controls. */
  id: string;
  label: string;
  /** The button it hangs on while it is open; null while it is not. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How large it is, and its padding. */
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** A small dialog that hangs on a button of the bar above, and gives the focus back to it. */
export function Flyout({ id, label, anchor, onClose, sx, children }: FlyoutProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          id,
          role: "dialog",
          "aria-label": label,
          variant: "outlined",
          sx: [{ borderRadius: "12px", boxShadow: 8 }, ...(Array.isArray(sx) ? sx : [sx])],
        },
      }}
    >
      {children}
    </Popover>
  );
}
