/** The frame around a field's value. It shows the focus and the color of a problem. */
export const frameStyles = {
  display: "flex",
  alignItems: "center",
  height: 56,
  pr: 1,
  border: 1,
  borderColor: "outline",
  borderRadius: "12px",
  backgroundColor: "background.paper",
  "&:hover": { borderColor: "text.primary" },
  "&:has(input:focus)": { borderColor: "primary.main", boxShadow: ring("primary") },
  "&:has(input[aria-invalid=true])": { borderColor: "error.main" },
  "&:has(input[aria-invalid=true]:focus)": { boxShadow: ring("error") },
} as const;

export const inputStyles = {
  flexGrow: 1,
  minWidth: 0,
  height: "100%",
  px: 1.75,
  py: 0,
  border: 0,
  borderRadius: "11px",
  background: "none",
  color: "inherit",
  font: "inherit",
  // The frame shows the focus.
  "&:focus-visible": { outline: "none" },
  // Autofill colors cannot be changed, only covered by an inset shadow.
  "&:autofill": {
    WebkitTextFillColor: "var(--salvia-palette-text-primary)",
    boxShadow: "0 0 0 100px var(--salvia-palette-tint) inset",
  },
} as const;

export const problemStyles = {
  mx: 1.75,
  mt: 0.5,
  mb: 0,
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  color: "error.main",
} as const;

/** Makes a border of one pixel look like two. */
function ring(color: "primary" | "error"): string {
  return `0 0 0 1px var(--salvia-palette-${color}-main)`;
}
