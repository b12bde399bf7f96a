/** Styles shared by all sign-in methods besides the form, for buttons and links. */
export const signInMethodStyles = {
  justifyContent: "flex-start",
  minHeight: 48,
  px: 2.5,
  fontSize: "1rem",
  textAlign: "start",
  lineHeight: 1.3,
  color: "text.primary",
  borderColor: "outline",
  backgroundColor: "background.paper",
  "& .MuiButton-startIcon": { width: 24, justifyContent: "center", mr: 1.5, ml: 0 },
  "&[aria-disabled=true]": { color: "text.secondary" },
} as const;
