import { useEffect, useEffectEvent, type RefObject } from "react";

/** Turns pages when the user swipes: left for the next page, right for the previous one. */
export function useSwipe(region: RefObject<HTMLElement | null>, onTurn: (pages: -1 | 1) => void) {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    let from: Touch | null = null;
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from === null || to === undefined) return;
      const across = to.clientX - from.clientX;
      const down = Math.abs(to.clientY - from.clientY);
      // Scrolling also moves the finger sideways a little.
      if (Math.abs(across) > farEnough && Math.abs(across) > 2 * down) turn(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  }, [region]);
}

/** Minimum length of a swipe, in pixels. */
const farEnough = 64;
