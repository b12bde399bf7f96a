import ExpandIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import type { ContactField } from "@salvia/domain/site/contact";
import type { ReactNode } from "react";

import { fieldStyles } from "./fieldStyles.ts";

/** A native select with an arrow at a fixed distance from the edge. */
export function SelectField({ name, children }: { name: ContactField; children: ReactNode }) {
  return (
    <Box sx={{ position: "relative" }}>
      <Box
        component="select"
        id={name}
        name={name}
        aria-describedby={`${name}-error`}
        sx={{ ...fieldStyles, pr: 6, appearance: "none" }}
      >
        {children}
      </Box>
      <ExpandIcon
        sx={{
          position: "absolute",
          right: 14,
          top: 14,
          color: "text.secondary",
          pointerEvents: "none",
        }}
      />
    </Box>
  );
}
