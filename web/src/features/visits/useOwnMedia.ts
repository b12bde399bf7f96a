import { useCallback, useEffect, useRef, useState } from "react";

import { listDevices, mediaBrowser, watchDevices } from "./mediaBrowser.ts";
import {
  mediaKinds,
  openMedia,
  type ChosenDevices,
  type MediaKind,
  type OpenedMedia,
} from "./openMedia.ts";
import { rememberInTab, visitTab } from "./visitTab.ts";

/** One's own camera and microphone. */
export type OwnMedia = OpenedMedia & {
  status: "closed" | "opening" | "open";
  /** Whether it was found out once what there is; a call goes on while another device is opened. */
  known: boolean;
  devices: readonly MediaDeviceInfo[];
  /** What is muted, or not shown, by its owner's wish. */
  off: Readonly<Record<MediaKind, boolean>>;
  open: () => void;
  /** Opens another device in place of the one of its kind. */
  choose: (kind: MediaKind, deviceId: string) => void;
  toggle: (kind: MediaKind) => void;
};

const nothing: OpenedMedia = { stream: null, faults: { audio: null, video: null } };

/**
 * Camera and microphone for as long as the view is there. What is unplugged is told at once, and what is
 * plugged in again is taken without being asked for.
 *
 * What its owner turned off in a visit stays off in this tab, after a reload or a break.
 *
 * @param wanted whether they are opened without the press of a button
 */
export function useOwnMedia(visitId: string, wanted: boolean): OwnMedia {
  const [status, setStatus] = useState<OwnMedia["status"]>("closed");
  const [opened, setOpened] = useState<OpenedMedia>(nothing);
  const [devices, setDevices] = useState<OwnMedia["devices"]>([]);
  const [off, setOff] = useState<OwnMedia["off"]>(() => visitTab(visitId).off);
  const chosen = useRef<ChosenDevices>({});
  const current = useRef<{ stream: MediaStream | null; attempt: number }>({
    stream: null,
    attempt: 0,
  });

  const open = useCallback(async () => {
    const attempt = ++current.current.attempt;
    setStatus("opening");
    // Some systems give a device to one at a time, and that includes oneself.
    stop(current.current.stream);
    const next = await openMedia(mediaBrowser, chosen.current);
    if (current.current.attempt !== attempt) return stop(next.stream);
    current.current.stream = next.stream;
    setOpened(next);
    for (const track of next.stream?.getTracks() ?? []) {
      // Not when it is stopped here: only the world outside ends a track so.
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
    // Not in the effect's own turn: what React takes back at once has asked for nothing.
    let asked = wanted;
    queueMicrotask(() => {
      if (asked) void open();
    });
    return () => {
      asked = false;
    };
  }, [wanted, open]);

  useEffect(() => {
    for (const kind of mediaKinds) {
      const track = trackOf(opened.stream, kind);
      if (track !== null) track.enabled = !off[kind];
    }
  }, [opened.stream, off]);

  useEffect(() => rememberInTab(visitId, { off }), [visitId, off]);

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

/** The track of a kind, if there is one. */
export function trackOf(stream: MediaStream | null, kind: MediaKind): MediaStreamTrack | null {
  return stream?.getTracks().find((track) => track.kind === kind) ?? null;
}

/** Whether a kind is there to be sent: it works, and its owner has not turned it off. */
export function isSent({ stream, faults, off }: OwnMedia, kind: MediaKind): boolean {
  return trackOf(stream, kind) !== null && faults[kind] === null && !off[kind];
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) {
    track.stop();
  }
}

/** What was opened, once a device of it is gone. */
function without(opened: OpenedMedia, track: MediaStreamTrack): OpenedMedia {
  if (!opened.stream?.getTracks().includes(track)) return opened;
  return { ...opened, faults: { ...opened.faults, [track.kind]: "unplugged" } };
}
