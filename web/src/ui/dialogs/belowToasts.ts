/** The height of the bar at the lower edge of the window, above which toasts appear. */
export const barHeight = "--bar-height";

/** Ref for a bar at the lower edge of the window: toasts appear above it, not over it. */
export function belowToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(barHeight, `${bar.dataset["some"] === "false" ? 0 : bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(barHeight);
  };
}
