import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { trackOf } from "./useOwnMedia.ts";

/** The screen, window or tab that the user shows, and the actions on it. */
export type ScreenShare = {
  /** Phones can't share their screen. */
  isSupported: boolean;
  isSharing: boolean;
  /** Whether the last attempt failed, other than by the user's choice. */
  hasFailed: boolean;
  /** What to send: the camera and microphone, or the screen in place of the camera. */
  sent: MediaStream | null;
  start: () => void;
  stop: () => void;
};

/** A shared screen; `sound` is its sound together with the microphone's, if it has any. */
type Shared = { stream: MediaStream; sound: Sound | null };

type Sound = { context: AudioContext; output: MediaStreamAudioDestinationNode };

/**
 * Shares the screen until the user stops it, here or in the browser's own bar, or leaves. There is
 * always one track per kind, so that a call only replaces tracks.
 *
 * @param own the user's camera and microphone
 */
export function useScreenShare(own: MediaStream | null): ScreenShare {
  const [shared, setShared] = useState<Shared | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const current = useRef<{ shared: Shared | null; isGone: boolean }>({
    shared: null,
    isGone: false,
  });

  const end = useCallback((ended: Shared | null) => {
    if (ended === null) return;
    for (const track of ended.stream.getTracks()) track.stop();
    // Closing one that is closed already fails.
    void ended.sound?.context.close().catch(() => {});
    if (current.current.shared !== ended) return;
    current.current.shared = null;
    setShared(null);
  }, []);

  useEffect(() => {
    const now = current.current;
    now.isGone = false;
    return () => {
      now.isGone = true;
      end(now.shared);
    };
  }, [end]);

  const microphone = trackOf(own, "audio");
  useEffect(() => {
    if (shared?.sound == null || microphone === null) return undefined;
    const { context, output } = shared.sound;
    const source = context.createMediaStreamSource(new MediaStream([microphone]));
    source.connect(output);
    return () => source.disconnect();
  }, [shared, microphone]);

  async function start() {
    setFailed(false);
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
      const next = { stream, sound: soundOf(stream) };
      const screen = trackOf(stream, "video");
      if (current.current.isGone || screen === null) return end(next);
      end(current.current.shared);
      // Text must stay readable, even if the picture then moves less smoothly.
      screen.contentHint = "detail";
      // The browser's own bar ends the track.
      screen.addEventListener("ended", () => end(next));
      current.current.shared = next;
      setShared(next);
    } catch (error) {
      // A user who closes the browser's dialog has decided.
      setFailed(!(error instanceof DOMException && error.name === "NotAllowedError"));
    }
  }

  const sent = useMemo(() => {
    const screen = trackOf(shared?.stream ?? null, "video");
    if (shared === null || screen === null) return own;
    const sound = trackOf(shared.sound?.output.stream ?? own, "audio");
    return new MediaStream(sound === null ? [screen] : [screen, sound]);
  }, [own, shared]);

  return {
    isSupported: "mediaDevices" in navigator && "getDisplayMedia" in navigator.mediaDevices,
    isSharing: shared !== null,
    hasFailed,
    sent,
    start: () => void start(),
    stop: () => end(current.current.shared),
  };
}

/** The sound of a screen, to which that of the microphone is added; null if it has none. */
function soundOf(stream: MediaStream): Sound | null {
  const track = trackOf(stream, "audio");
  if (track === null) return null;
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  context.createMediaStreamSource(new MediaStream([track])).connect(output);
  return { context, output };
}
