/** The features that this build turns off. The deployment has checked the words. */
export const builtOff: readonly string[] = import.meta.env.VITE_FEATURES_OFF?.split(/ *, */) ?? [];
