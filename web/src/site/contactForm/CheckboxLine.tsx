import Box from "@mui/material/Box";
import type { ComponentProps, ReactNode } from "react";

type CheckboxLineProps = Pick<ComponentProps<"input">, "name" | "value" | "defaultChecked"> & {
  children: ReactNode;
};

/** A checkbox of the contact form, with its text beside it. */
export function CheckboxLine({ children, ...input }: CheckboxLineProps) {
  return (
    <Box
      component="label"
      sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1.5, py: 0.5 }}
    >
      <Box
        component="input"
        type="checkbox"
        {...input}
        sx={{ width: 24, height: 24, m: 0, accentColor: "var(--salvia-palette-primary-main)" }}
      />
      {children}
    </Box>
  );
}
