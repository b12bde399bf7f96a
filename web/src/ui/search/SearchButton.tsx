import SearchIcon from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import { Suspense, useEffect, useState, type ReactNode } from "react";

import { withCommandKey } from "../shortcuts/commandKey.ts";
import { useListedShortcut } from "../shortcuts/useShortcut.ts";

type SearchButtonProps = {
  label: string;
  /** Renders the open search. */
  renderSearch: (onClose: () => void) => ReactNode;
};

/** Opens a search: the button, and Ctrl+K or Cmd+K on every page. */
export function SearchButton({ label, renderSearch }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  const keys = withCommandKey("K");
  useListedShortcut(keys, label);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      // An open dialog may have unsaved text.
      if (document.querySelector("[aria-modal=true]") === null) setOpen(true);
    }
    window.addEventListener("keydown", openByKey);
    return () => window.removeEventListener("keydown", openByKey);
  }, []);

  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${label} (${keys})`}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {open ? <Suspense>{renderSearch(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
