import Box from "@mui/material/Box";
import type { ComponentProps } from "react";

type FieldsetProps = Omit<ComponentProps<"fieldset">, "ref" | "color"> & { legend: string };

/** Fields of the contact form that answer one question, which stands above them. */
export function Fieldset({ legend, children, ...props }: FieldsetProps) {
  return (
    <Box component="fieldset" {...props} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 550 }}>
        {legend}
      </Box>
      {children}
    </Box>
  );
}
