import { useCallback, useEffect, useRef, useState } from "react";

import { listDevices, mediaBrowser, watchDevices } from "./mediaBrowser.ts";
import {
  mediaKinds,
  openMedia,
  type ChosenDevices,
  type MediaKind,
  type OpenedMedia,
} from "./openMedia.ts";
import { saveVisitTab, readVisitTab } from "./visitTab.ts";

/** The state of the user's own camera and microphone, and the actions on them. */
export type OwnMedia = OpenedMedia & {
  status: "closed" | "opening" | "open";
  /** Whether the devices have been opened once; stays true while another device is opened. */
  known: boolean;
  devices: readonly MediaDeviceInfo[];
  /** Which kinds the user turned off. */
  off: Readonly<Record<MediaKind, boolean>>;
  open: () => void;
  /** Opens the given device in place of the current one of its kind. */
  choose: (kind: MediaKind, deviceId: string) => void;
  toggle: (kind: MediaKind) => void;
};

const nothing: OpenedMedia = { stream: null, faults: { audio: null, video: null } };

/**
 * Opens the camera and microphone for as long as the component is mounted. Reports an unplugged
 * device at once, and reopens devices automatically when one is plugged in again.
 *
 * What the user turns off in a visit stays off in this tab, even after a reload or a break.
 *
 * @param wanted whether to open the devices without a button press
 */
export function useOwnMedia(visitId: string, wanted: boolean): OwnMedia {
  const [status, setStatus] = useState<OwnMedia["status"]>("closed");
  const [opened, setOpened] = useState<OpenedMedia>(nothing);
  const [devices, setDevices] = useState<OwnMedia["devices"]>([]);
  const [off, setOff] = useState<OwnMedia["off"]>(() => readVisitTab(visitId).off);
  const chosen = useRef<ChosenDevices>({});
  const current = useRef<{ stream: MediaStream | null; attempt: number }>({
    stream: null,
    attempt: 0,
  });

  const open = useCallback(async () => {
    const attempt = ++current.current.attempt;
    setStatus("opening");
    // Some systems give a device to only one consumer at a time, so release it before reopening.
    stop(current.current.stream);
    const next = await openMedia(mediaBrowser, chosen.current);
    if (current.current.attempt !== attempt) return stop(next.stream);
    current.current.stream = next.stream;
    setOpened(next);
    for (const track of next.stream?.getTracks() ?? []) {
      // `ended` does not fire when this code calls stop(), only when the device is lost.
      track.addEventListener("ended", () => setOpened((before) => without(before, track)));
    }
    setStatus("open");
    setDevices(await listDevices());
  }, []);

  useEffect(() => {
    const now = current.current;
    return () => {
      now.attempt += 1;
      stop(now.stream);
    };
  }, []);

  useEffect(() => {
    // Deferred so that an effect that React cleans up at once does not prompt the user.
    let stillWanted = wanted;
    queueMicrotask(() => {
      if (stillWanted) void open();
    });
    return () => {
      stillWanted = false;
    };
  }, [wanted, open]);

  useEffect(() => {
    for (const kind of mediaKinds) {
      const track = trackOf(opened.stream, kind);
      if (track !== null) track.enabled = !off[kind];
    }
  }, [opened.stream, off]);

  useEffect(() => saveVisitTab(visitId, { off }), [visitId, off]);

  const lacksSome = mediaKinds.some((kind) =>
    ["missing", "unplugged"].includes(opened.faults[kind] ?? ""),
  );
  useEffect(
    () =>
      watchDevices(() => {
        if (lacksSome) void open();
        else void listDevices().then(setDevices);
      }),
    [lacksSome, open],
  );

  return {
    ...opened,
    status,
    known: opened !== nothing,
    devices,
    off,
    open: () => void open(),
    choose(kind, deviceId) {
      chosen.current = { ...chosen.current, [kind]: deviceId };
      void open();
    },
    toggle: (kind) => setOff((before) => ({ ...before, [kind]: !before[kind] })),
  };
}

/** The track of a kind, or null. */
export function trackOf(stream: MediaStream | null, kind: MediaKind): MediaStreamTrack | null {
  return stream?.getTracks().find((track) => track.kind === kind) ?? null;
}

/** Whether a kind is sent: its device works and the user has not turned it off. */
export function isSent({ stream, faults, off }: OwnMedia, kind: MediaKind): boolean {
  return trackOf(stream, kind) !== null && faults[kind] === null && !off[kind];
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) {
    track.stop();
  }
}

/** The opened media after the device of `track` was lost. */
function without(opened: OpenedMedia, track: MediaStreamTrack): OpenedMedia {
  if (!opened.stream?.getTracks().includes(track)) return opened;
  return { ...opened, faults: { ...opened.faults, [track.kind]: "unplugged" } };
}
