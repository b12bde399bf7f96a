/**
 * Loads the dialog. This import is a step of its own: the first script names everything that an
 * import in it needs, and the dialog needs much.
 */
export function loadSecondFactor() {
  return import("./SecondFactorDialog.tsx");
}
