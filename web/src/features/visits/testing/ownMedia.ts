import { vi } from "vitest";

import type { OwnMedia } from "../media/useOwnMedia.ts";

/** The user's camera and microphone, apart from the given details: open, without a stream. */
export function ownMedia(details: Partial<OwnMedia> = {}): OwnMedia {
  return {
    status: "open",
    known: true,
    stream: null,
    faults: { audio: null, video: null },
    devices: [],
    off: { audio: false, video: false },
    open: vi.fn<OwnMedia["open"]>(),
    choose: vi.fn<OwnMedia["choose"]>(),
    toggle: vi.fn<OwnMedia["toggle"]>(),
    ...details,
  };
}
