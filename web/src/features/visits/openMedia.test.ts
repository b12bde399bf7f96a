import { expect, test, vi } from "vitest";

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
vi.stubGlobal("MediaStream", Stream);

function streamOf(...kinds: MediaKind[]): MediaStream {
  return new MediaStream(kinds.map((kind) => Object.assign(Object.create(null), { kind })));
}

/** A browser whose devices give what is said of them: themselves, or an error by its name. */
function browser(
  devices: Record<MediaKind, string | null>,
  permission: PermissionState | null = "granted",
) {
  const asked: MediaKind[][] = [];
  const kinds = ["audio", "video"] as const;
  const getUserMedia = vi.fn(async (constraints: MediaStreamConstraints) => {
    const wanted = kinds.filter((kind) => constraints[kind] !== undefined);
    asked.push(wanted);
    const fault = wanted.map((kind) => devices[kind]).find((each) => each !== null);
    if (fault) throw new DOMException("no", fault);
    return streamOf(...wanted);
  });
  return { asked, getUserMedia, permission: async () => permission };
}

const kindsOf = (stream: MediaStream | null) => stream?.getTracks().map(({ kind }) => kind) ?? [];

test("both at once, with one question to the user", async () => {
  const all = browser({ audio: null, video: null });
  const { stream, faults } = await openMedia(all, {});
  expect(kindsOf(stream)).toEqual(["audio", "video"]);
  expect(faults).toEqual({ audio: null, video: null });
  expect(all.asked).toEqual([["audio", "video"]]);
});

test.each([
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["OverconstrainedError", "missing"],
  ["SecurityError", "forbidden"],
  ["StrangeError", "unknown"],
])("a camera with %s is %s, and the microphone is used alone", async (error, fault) => {
  const { stream, faults } = await openMedia(browser({ audio: null, video: error }), {});
  expect(kindsOf(stream)).toEqual(["audio"]);
  expect(faults).toEqual({ audio: null, video: fault });
});

test("with neither there is nothing to send, and both say why", async () => {
  const { stream, faults } = await openMedia(
    browser({ audio: "NotReadableError", video: "NotFoundError" }),
    {},
  );
  expect(stream).toBeNull();
  expect(faults).toEqual({ audio: "busy", video: "missing" });
});

test.each(["denied", "prompt", null] as const)(
  "whoever has said no is not asked again (%s)",
  async (permission) => {
    const none = browser({ audio: "NotAllowedError", video: "NotAllowedError" }, permission);
    const { faults } = await openMedia(none, {});
    expect(faults).toEqual({ audio: "refused", video: "refused" });
    expect(none.asked).toHaveLength(1);
  },
);

test("a device that was chosen is used, and another one where it is gone", async () => {
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
