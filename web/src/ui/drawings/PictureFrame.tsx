import type { ReactNode } from "react";

/**
 * The round tinted background for pictures of empty and error states. Decorative: the pictures add
 * nothing to the text beside them.
 */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <svg width="144" height="144" viewBox="0 0 160 160" fill="none" aria-hidden="true">
      <circle cx="80" cy="80" r="76" fill="var(--salvia-palette-tint)" />
      {children}
    </svg>
  );
}

export const leaf = { fill: "currentColor" } as const;
export const clay = { fill: "var(--salvia-palette-secondary-main)" } as const;
export const stem = { stroke: "currentColor", strokeWidth: 4, strokeLinecap: "round" } as const;
export const drift = {
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  opacity: 0.6,
} as const;
export const lattice = {
  stroke: "var(--salvia-palette-outline)",
  strokeWidth: 2.5,
  strokeLinecap: "round",
} as const;
