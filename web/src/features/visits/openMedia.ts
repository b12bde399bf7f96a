import { mediaFaultOf, type MediaFault } from "./mediaFault.ts";

export const mediaKinds = ["audio", "video"] as const;

/** Sound is the microphone's, picture the camera's. */
export type MediaKind = (typeof mediaKinds)[number];

/** Which device to use for a kind; without, the browser's own choice. */
export type ChosenDevices = Readonly<Partial<Record<MediaKind, string>>>;

export type OpenedMedia = {
  /** What could be had; null where nothing could. */
  stream: MediaStream | null;
  faults: Readonly<Record<MediaKind, MediaFault | null>>;
};

/** The part of the browser that opens devices. */
export type MediaBrowser = {
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>;
  /** Whether the user has let the page use devices of a kind before; null where a browser does not tell. */
  permission: (kind: MediaKind) => Promise<PermissionState | null>;
};

/**
 * Opens camera and microphone, or whichever of them there is: a visit without a picture is better than
 * none. The browser asks its user once for both.
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

/** @param isRefused both together were: who has said no once is not asked again, kind by kind */
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
    // The device that was chosen may be gone, and another one there.
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
