import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Brings whoever comes back to a page to where they were on it, if that is still there. */
export function useScrollPlace(): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const place = places.get(key);
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (back && place !== undefined && place <= lowest) window.scrollTo(0, place);
    return () => {
      places.set(key, window.scrollY);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);
}

/** How far each page of the history was scrolled, in pixels. */
const places = new Map<string, number>();
