import Box, { type BoxProps } from "@mui/material/Box";
import type { ElementType } from "react";

interface BandProps extends BoxProps {
  component?: ElementType;
  /** A sentence for the page's script; see `AccountProblem`. */
  "data-sentence"?: string;
}

/** A horizontal band of a public page, with the maximum text width and the page's margins. */
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
