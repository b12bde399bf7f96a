/** The plans, from least to most cover. */
export const plans = ["basic", "standard", "premium"] as const;

export type Plan = (typeof plans)[number];
