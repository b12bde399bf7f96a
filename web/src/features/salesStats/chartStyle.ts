/** How high a chart is, in pixels: its place is kept before it is loaded. */
export const chartHeight = 264;

/**
 * What all charts have in common. Every bar says its number, so nothing is told by colour or by
 * pointing alone, and the axis of numbers is left out. The picture moves only where the reader's
 * device lets it, which the library asks for itself.
 */
export const plainChart = {
  height: chartHeight,
  disableKeyboardNavigation: true,
  axisHighlight: { x: "none", y: "none" },
  slotProps: { tooltip: { trigger: "none" } },
  sx: {
    "& .MuiBarChart-label": {
      fill: "var(--salvia-palette-text-primary)",
      fontSize: "0.8125rem",
      fontWeight: 600,
    },
    "& .MuiChartsAxis-tickLabel": { fill: "var(--salvia-palette-text-secondary)" },
  },
} as const;

export const chartColours = {
  main: "var(--salvia-palette-primary-main)",
  second: "var(--salvia-palette-secondary-main)",
  quiet: "var(--salvia-palette-outline)",
} as const;

/** The axis of numbers, which is not drawn, with room for the number behind the longest bar. */
export function axisFor(counts: readonly number[]) {
  return { position: "none", min: 0, max: Math.max(1, ...counts) * 1.12 } as const;
}
