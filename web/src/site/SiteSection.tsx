import Box, { type BoxProps } from "@mui/material/Box";
import type { ElementType } from "react";

interface BandProps extends BoxProps {
  component?: ElementType;
  /** A sentence for the page's script; see AccountProblem. */
  "data-sentence"?: string;
}

/** A horizontal part of a public page, as wide as its text may be, with the page's margins. */
export function SiteSection({ component = "section", sx, ...props }: BandProps) {
  return (
    <Box
      component={component}
      {...props}
      sx={[
        { width: "100%", maxWidth: 1208, mx: "auto", px: { xs: 2, sm: 4 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
