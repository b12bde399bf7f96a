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
  /** Which side of the button it opens on, if there is room. */
  opens?: "below" | "above";
  /** The dialog's size and padding. */
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** A small dialog anchored to a button; closing it returns the focus to the button. */
export function Flyout(props: FlyoutProps) {
  const { id, label, anchor, onClose, opens = "below", sx, children } = props;
  const isBelow = opens === "below";
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: isBelow ? "bottom" : "top", horizontal: "right" }}
      transformOrigin={{ vertical: isBelow ? "top" : "bottom", horizontal: "right" }}
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
