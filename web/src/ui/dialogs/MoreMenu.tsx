import MoreIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import { useState, type ReactNode } from "react";

type MoreMenuProps = {
  /** The name of the button and of its menu. */
  label: string;
  /** Its items. */
  children: ReactNode;
};

/** A button with further actions in a menu, which closes before one of them begins. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor === null ? null : (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          onClick={close}
          slotProps={{ list: { "aria-label": label } }}
        >
          {children}
        </Menu>
      )}
    </>
  );
}
