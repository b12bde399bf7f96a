import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { SxProps } from "@mui/material/styles";
import { useEffect, useState, type ReactNode } from "react";

import { visitBarHeight } from "./VisitControls.tsx";

export type FullScreen = { isActive: boolean; toggle: () => void };

type FullScreenPaneProps = {
  sx: SxProps;
  /** Its argument is null if the browser has no full screen for pages, as on some phones. */
  children: (fullScreen: FullScreen | null) => ReactNode;
};

/**
 * Fills the screen on demand. The document as a whole is in full screen, so that dialogs and toasts
 * still show; what is below the pane can't get the focus.
 */
export function FullScreenPane({ sx, children }: FullScreenPaneProps) {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    if (!document.fullscreenEnabled) return undefined;
    const note = () => setActive(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", note);
    return () => {
      document.removeEventListener("fullscreenchange", note);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  async function toggle() {
    try {
      if (isActive) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // The user's browser settings forbid it.
    }
  }
  return (
    <Box sx={[...(Array.isArray(sx) ? sx : [sx]), isActive && full]}>
      {isActive ? <GlobalStyles styles={others} /> : null}
      {children(document.fullscreenEnabled ? { isActive, toggle: () => void toggle() } : null)}
    </Box>
  );
}

const others = { ":is(header, nav, main)": { visibility: "hidden" } } as const;

const full = {
  visibility: "visible",
  // For each width, because the pane's own place is for some.
  position: { xs: "fixed", lg: "fixed" },
  top: { xs: 0, lg: 0 },
  insetInline: 0,
  bottom: 0,
  zIndex: 1_150,
  boxSizing: "border-box",
  alignItems: "stretch",
  padding: 2,
  paddingBottom: { xs: `${visitBarHeight + 8}px`, lg: 2 },
  overflow: "auto",
  backgroundColor: "background.default",
} as const;
