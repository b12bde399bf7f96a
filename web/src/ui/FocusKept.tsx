import Box, { type BoxProps } from "@mui/material/Box";
import { useRef } from "react";

import { useFocusKept } from "./useFocusKept.ts";

type FocusKeptProps = Pick<BoxProps, "sx" | "children"> & {
  /** A value whose change may remove the focused element. */
  changed: unknown;
};

/** Takes the focus when a change removes the focused element inside, even the last one. */
export function FocusKept({ changed, sx, children }: FocusKeptProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, changed);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      // Empty, it takes no space of a grid.
      sx={[
        { outline: "none", "&:empty": { position: "absolute" } },
        ...(Array.isArray(sx) ? sx : [sx ?? false]),
      ]}
    >
      {children}
    </Box>
  );
}
