/** The height of a chart in pixels, reserved before the chart loads. */
export const chartHeight = 264;

/**
 * Props shared by all charts. Every bar has its number as a label, so that no figure depends on
 * color or hovering, and the number axis is hidden. The library itself respects the reader's
 * reduced-motion setting.
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

export const chartColors = {
  main: "var(--salvia-palette-primary-main)",
  second: "var(--salvia-palette-secondary-main)",
  quiet: "var(--salvia-palette-outline)",
} as const;

/** The hidden number axis, with room for the label of the longest bar. */
export function axisFor(counts: readonly number[]) {
  return { position: "none", min: 0, max: Math.max(1, ...counts) * 1.12 } as const;
}
