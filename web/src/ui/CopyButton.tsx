import DoneIcon from "@mui/icons-material/Done";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";

import { Announcement } from "./status/Announcement.tsx";

type CopyButtonProps = {
  /** The text to copy to the clipboard. */
  text: string;
  /** The button's accessible name: what it copies. */
  label: string;
  /** Announced after a successful copy, and after the browser refuses to copy. */
  copied: string;
  failed: string;
};

/** A button that copies text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [told, setTold] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => setTold(null), shownMs);
    return () => clearTimeout(timer);
  }, [told]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTold("copied");
    } catch {
      setTold("failed");
    }
  }

  const title = told === null ? label : { copied, failed }[told];
  return (
    <>
      <IconButton size="small" aria-label={label} title={title} onClick={() => void copy()}>
        {told === "copied" ? <DoneIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
      <Announcement>{told === null ? null : title}</Announcement>
    </>
  );
}

const shownMs = 3_000;
