import { useEffect, useState, type RefObject } from "react";

export type PictureInPicture = {
  /** Whether the video is shown in a window of its own, above those of other programs. */
  isActive: boolean;
  toggle: () => void;
};

/** The browser's picture-in-picture for a video; null if the browser has none for pages. */
export function usePictureInPicture(
  video: RefObject<HTMLVideoElement | null>,
): PictureInPicture | null {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const enter = () => setActive(true);
    const leave = () => setActive(false);
    element.addEventListener("enterpictureinpicture", enter);
    element.addEventListener("leavepictureinpicture", leave);
    return () => {
      element.removeEventListener("enterpictureinpicture", enter);
      element.removeEventListener("leavepictureinpicture", leave);
      // The window would otherwise stay open without a call.
      if (document.pictureInPictureElement === element) void document.exitPictureInPicture();
    };
  }, [video]);
  // Firefox has its own button, and no such property.
  if (!("pictureInPictureEnabled" in document) || !document.pictureInPictureEnabled) return null;
  async function toggle() {
    try {
      if (isActive) await document.exitPictureInPicture();
      else await video.current?.requestPictureInPicture();
    } catch {
      // There is no picture yet, or the user's browser settings forbid it.
    }
  }
  return { isActive, toggle: () => void toggle() };
}
