export const mediaKinds = ["audio", "video"] as const;

/** `audio` is the microphone, `video` the camera. */
export type MediaKind = (typeof mediaKinds)[number];

/** The device id to use for each kind; the browser picks a device for a missing kind. */
export type ChosenDevices = Readonly<Partial<Record<MediaKind, string>>>;

export type OpenedMedia = {
  /** Null if no device could be opened. */
  stream: MediaStream | null;
  faults: Readonly<Record<MediaKind, MediaFault | null>>;
};

/** The browser functions that open devices. */
export type MediaBrowser = {
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>;
  /** The page's permission for a kind of device; null if the browser cannot report it. */
  permission: (kind: MediaKind) => Promise<PermissionState | null>;
};

/**
 * Opens the camera and the microphone, or only the one that works: a visit without video is better
 * than none. The browser prompts the user once for both.
 */
export async function openMedia(
  browser: MediaBrowser,
  chosen: ChosenDevices,
): Promise<OpenedMedia> {
  try {
    const stream = await browser.getUserMedia(constraintsOf(mediaKinds, chosen));
    return { stream, faults: { audio: null, video: null } };
  } catch (error) {
    const isRefused = mediaFaultOf(error) === "refused";
    const [audio, video] = [
      await openOne("audio", browser, chosen, isRefused),
      await openOne("video", browser, chosen, isRefused),
    ];
    const tracks = [audio, video].flatMap(({ track }) => (track === null ? [] : [track]));
    return {
      stream: tracks.length === 0 ? null : new MediaStream(tracks),
      faults: { audio: audio.fault, video: video.fault },
    };
  }
}

/** @param isRefused whether the user refused the joint prompt; if so, does not prompt per kind */
async function openOne(
  kind: MediaKind,
  browser: MediaBrowser,
  chosen: ChosenDevices,
  isRefused: boolean,
): Promise<{ track: MediaStreamTrack | null; fault: MediaFault | null }> {
  if (isRefused && (await browser.permission(kind)) !== "granted") {
    return { track: null, fault: "refused" };
  }
  try {
    const stream = await browser.getUserMedia(constraintsOf([kind], chosen));
    return { track: stream.getTracks()[0] ?? null, fault: null };
  } catch (error) {
    // The chosen device may have been unplugged while another one is available.
    if (chosen[kind] !== undefined) return await openOne(kind, browser, {}, isRefused);
    return { track: null, fault: mediaFaultOf(error) };
  }
}

function constraintsOf(kinds: readonly MediaKind[], chosen: ChosenDevices): MediaStreamConstraints {
  const device = (kind: MediaKind) =>
    chosen[kind] === undefined ? {} : { deviceId: { exact: chosen[kind] } };
  return {
    ...(kinds.includes("audio") && { audio: device("audio") }),
    ...(kinds.includes("video") && {
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...device("video") },
    }),
  };
}

/** Why a camera or microphone is unavailable. */
export type MediaFault = "refused" | "missing" | "busy" | "unplugged" | "forbidden" | "unknown";

/** Maps a `getUserMedia` error to a fault (W3C, Media Capture and Streams, 10.2). */
function mediaFaultOf(error: unknown): MediaFault {
  return (error instanceof Error && faults.get(error.name)) || "unknown";
}

const faults: ReadonlyMap<string, MediaFault> = new Map([
  ["NotAllowedError", "refused"],
  ["SecurityError", "forbidden"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
]);
