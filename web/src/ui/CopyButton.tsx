import DoneIcon from "@mui/icons-material/Done";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";

import { Announcement } from "./status/Announcement.tsx";

type CopyButtonProps = {
  text: string;
  /** The button's accessible name: what it copies. */
  label: string;
  /** Announced after a successful copy, and after the browser refuses to copy. */
  copied: string;
  failed: string;
};

/** A button that copies text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  const title = outcome === null ? label : { copied, failed }[outcome];
  return (
    <>
      <IconButton size="small" aria-label={label} title={title} onClick={() => void copy()}>
        {outcome === "copied" ? <DoneIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
      <Announcement>{outcome === null ? null : title}</Announcement>
    </>
  );
}

const shownMs = 3_000;
