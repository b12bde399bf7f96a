import Popover from "@mui/material/Popover";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

export type FlyoutProps = {
  /** The dialog's id, referenced by the button's `aria-controls`. */
  id: string;
  label: string;
  /** The button the dialog is anchored to while open; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** The dialog's size and padding. */
  sx: SxProps<Theme>;
  children: ReactNode;
};

/**
 * A small dialog anchored to a button of the top bar; closing it returns the focus to the button.
 */
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
