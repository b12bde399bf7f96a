/** The plans of interest, from the least cover to the most. */
export const plans = ["basic", "standard", "premium"] as const;

export type Plan = (typeof plans)[number];
