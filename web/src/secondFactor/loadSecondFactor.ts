/**
 * Loads the dialog. The login page loads this file first: its script lists all files of what it
 * imports on demand, and the dialog has many.
 */
export function loadSecondFactor() {
  return import("./SecondFactorDialog.tsx");
}
