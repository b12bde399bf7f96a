/** Styles of a native field on a public page. */
export const fieldStyles = {
  boxSizing: "border-box",
  width: "100%",
  minHeight: 52,
  px: 2,
  py: 1.25,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: "12px",
  backgroundColor: "background.paper",
  color: "text.primary",
  font: "inherit",
  "&[aria-invalid='true']": { borderColor: "error.main", borderWidth: 2 },
} as const;
