import { screen } from "@testing-library/react";

const severities = ["success", "info", "warning", "error"] as const;

/** Waits for the toast with the text; null if the text is shown, but not in a toast. */
export async function toastSeverity(
  text: string | RegExp,
): Promise<(typeof severities)[number] | null> {
  const toast = (await screen.findByText(text)).closest(".MuiSnackbar-root .MuiAlert-root");
  const classes = toast?.className.toLowerCase() ?? "";
  return severities.find((severity) => classes.includes(`color${severity}`)) ?? null;
}
