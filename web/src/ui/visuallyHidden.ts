/**
 * Styles for text that is hidden visually but available to screen readers. Their units are written
 * out, because `sx` takes a bare 1 for the whole width.
 */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
