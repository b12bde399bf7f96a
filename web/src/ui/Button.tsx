import MuiButton, { type ButtonProps as MuiButtonProps } from "@mui/material/Button";
import type { ElementType } from "react";

export type ButtonProps<Root extends ElementType = "button"> = MuiButtonProps<
  Root,
  { component?: Root }
>;

/**
 * MUI's button with its label in an element of its own. A page that the browser translates has other
 * nodes in place of bare text: React could then neither change the label nor add an icon before it.
 */
export function Button<Root extends ElementType = "button">({
  children,
  ...props
}: ButtonProps<Root>) {
  return (
    <MuiButton {...props}>
      {typeof children === "string" ? <span>{children}</span> : children}
    </MuiButton>
  );
}
