import DoneIcon from "@mui/icons-material/Done";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";

import { Announcement } from "./Announcement.tsx";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** The button's name: what it copies. */
  label: string;
  /** What is read out when it is there, and when the browser refuses. */
  copied: string;
  failed: string;
};

/** Copies a text, and says so for a moment. */
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
