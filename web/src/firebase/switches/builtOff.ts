/** The features that this build turns off. The deployment checks the words; the server's count. */
export const builtOff: readonly string[] = (import.meta.env.VITE_FEATURES_OFF ?? "").split(
  /[\s,]+/,
);
