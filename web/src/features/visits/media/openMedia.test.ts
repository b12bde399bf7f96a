import { beforeEach, expect, test, vi } from "vitest";

import { openMedia, type MediaKind } from "./openMedia.ts";

class Stream {
  readonly tracks: readonly MediaStreamTrack[];
  constructor(tracks: readonly MediaStreamTrack[]) {
    this.tracks = tracks;
  }
  getTracks() {
    return this.tracks;
  }
}
beforeEach(() => vi.stubGlobal("MediaStream", Stream));

function streamOf(...kinds: MediaKind[]): MediaStream {
  return new MediaStream(kinds.map((kind) => Object.assign(Object.create(null), { kind })));
}

/** A fake browser: each kind yields a track, or fails with the named error. */
function browser(
  devices: Record<MediaKind, string | null>,
  permission: PermissionState | null = "granted",
) {
  const requested: MediaKind[][] = [];
  const kinds = ["audio", "video"] as const;
  const getUserMedia = vi.fn(async (constraints: MediaStreamConstraints) => {
    const wanted = kinds.filter((kind) => constraints[kind] !== undefined);
    requested.push(wanted);
    const fault = wanted.map((kind) => devices[kind]).find((each) => each !== null);
    if (fault) throw new DOMException("no", fault);
    return streamOf(...wanted);
  });
  return { requested, getUserMedia, permission: async () => permission };
}

const kindsOf = (stream: MediaStream | null) => stream?.getTracks().map(({ kind }) => kind) ?? [];

test("opens both devices with one permission prompt", async () => {
  const all = browser({ audio: null, video: null });
  const { stream, faults } = await openMedia(all, {});
  expect(kindsOf(stream)).toEqual(["audio", "video"]);
  expect(faults).toEqual({ audio: null, video: null });
  expect(all.requested).toEqual([["audio", "video"]]);
});

test.each([
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["OverconstrainedError", "missing"],
  ["SecurityError", "forbidden"],
  ["StrangeError", "unknown"],
])("reports a %s camera as %s and uses the microphone alone", async (error, fault) => {
  const { stream, faults } = await openMedia(browser({ audio: null, video: error }), {});
  expect(kindsOf(stream)).toEqual(["audio"]);
  expect(faults).toEqual({ audio: null, video: fault });
});

test("returns no stream and both faults when neither device works", async () => {
  const { stream, faults } = await openMedia(
    browser({ audio: "NotReadableError", video: "NotFoundError" }),
    {},
  );
  expect(stream).toBeNull();
  expect(faults).toEqual({ audio: "busy", video: "missing" });
});

test.each(["denied", "prompt", null] as const)(
  "does not prompt again after a refusal (permission state: %s)",
  async (permission) => {
    const none = browser({ audio: "NotAllowedError", video: "NotAllowedError" }, permission);
    const { faults } = await openMedia(none, {});
    expect(faults).toEqual({ audio: "refused", video: "refused" });
    expect(none.requested).toHaveLength(1);
  },
);

test("uses the chosen device and falls back to another when it is gone", async () => {
  const all = browser({ audio: null, video: null });
  await openMedia(all, { video: "desk" });
  expect(all.getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    video: { deviceId: { exact: "desk" } },
  });
  const gone = browser({ audio: null, video: null });
  gone.getUserMedia.mockRejectedValueOnce(new DOMException("no", "OverconstrainedError"));
  gone.getUserMedia.mockImplementationOnce(async () => streamOf("audio"));
  gone.getUserMedia.mockRejectedValueOnce(new DOMException("no", "OverconstrainedError"));
  const { faults } = await openMedia(gone, { video: "desk" });
  expect(faults).toEqual({ audio: null, video: null });
  expect(gone.getUserMedia.mock.calls.at(-1)?.[0]).not.toHaveProperty("video.deviceId");
});
