import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { RemoteVideo } from "./RemoteVideo.tsx";
import type { MediaState } from "../call/remoteMediaState.ts";

beforeEach(() => {
  // jsdom does not implement play().
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});

const stream: MediaStream = Object.create(null);

function remoteVideo(mediaState: MediaState, its: MediaStream | null = stream) {
  return (
    <RemoteVideo stream={its} name="Beatriz Nogueira" mediaState={mediaState} hasLeft={false} />
  );
}

/** The text of all live announcements, joined in order. */
function readOut(): string {
  return screen
    .getAllByRole("status")
    .map((output) => output.textContent)
    .join("");
}

test("shows and announces a camera turned off, and announces it turned on again", () => {
  const { rerender } = renderWithTexts(remoteVideo({ audio: true, video: true, screen: false }));
  expect(readOut()).toBe("");
  expect(screen.getByLabelText("Video of Beatriz Nogueira").hidden).toBe(false);
  rerender(remoteVideo({ audio: true, video: false, screen: false }));
  expect(readOut()).toBe("Beatriz Nogueira’s camera is off.");
  expect(screen.getByText("Camera off")).toBeTruthy();
  expect(screen.getByLabelText("Video of Beatriz Nogueira").hidden).toBe(true);
  rerender(remoteVideo({ audio: true, video: true, screen: false }));
  expect(readOut()).toBe("Beatriz Nogueira’s camera is back on.");
});

test("shows and announces a muted microphone while the video continues", () => {
  const { rerender } = renderWithTexts(remoteVideo({ audio: false, video: true, screen: false }));
  expect(readOut()).toBe("Beatriz Nogueira’s microphone is off.");
  expect(screen.getByText("Microphone off")).toBeTruthy();
  expect(screen.getByLabelText("Video of Beatriz Nogueira").hidden).toBe(false);
  rerender(remoteVideo({ audio: true, video: true, screen: false }));
  expect(screen.queryByText("Microphone off")).toBeNull();
  expect(readOut()).toBe("Beatriz Nogueira’s microphone is back on.");
});

test("shows and announces that the video is a shared screen, until it is the camera again", () => {
  const { rerender } = renderWithTexts(remoteVideo({ audio: true, video: true, screen: true }));
  expect(readOut()).toBe("Beatriz Nogueira is sharing their screen.");
  expect(screen.getByText("Shared screen")).toBeTruthy();
  rerender(remoteVideo({ audio: true, video: true, screen: false }));
  expect(readOut()).toBe("Beatriz Nogueira no longer shares their screen.");
  expect(screen.queryByText("Shared screen")).toBeNull();
});

test.each([
  ["NotAllowedError", true],
  ["AbortError", false],
])("after %s, offers to turn on the sound: %s", async (name, isOffered) => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("", name));
  renderWithTexts(remoteVideo({ audio: true, video: true, screen: false }));
  await act(async () => {});
  expect(screen.queryByRole("button", { name: "Turn on sound" }) !== null).toBe(isOffered);
});

test("shows a participant without camera and microphone once they report it", () => {
  const { rerender } = renderWithTexts(
    remoteVideo({ audio: true, video: true, screen: false }, null),
  );
  expect(screen.getByText(/Connecting you with Beatriz Nogueira/)).toBeTruthy();
  rerender(remoteVideo({ audio: false, video: false, screen: false }, null));
  expect(screen.queryByText(/Connecting you/)).toBeNull();
  expect(screen.getByText("Camera off")).toBeTruthy();
});

test("shows initials for a patient who left instead of a camera that is off", () => {
  const mediaState = { audio: true, video: true, screen: false };
  renderWithTexts(
    <RemoteVideo stream={stream} name="Beatriz Nogueira" mediaState={mediaState} hasLeft={true} />,
  );
  expect(screen.getByText("BN")).toBeTruthy();
  expect(screen.queryByText("Camera off")).toBeNull();
  expect(screen.getByLabelText("Video of Beatriz Nogueira").hidden).toBe(true);
});

test.each(["leaves", "reloads"])(
  "announces nothing turned back on when a muted participant who shares their screen %s",
  (what) => {
    const muted = { audio: false, video: false, screen: true };
    const { rerender } = renderWithTexts(remoteVideo(muted));
    // The next call, if there is one, knows nothing of the last one.
    const media = { audio: true, video: true, screen: false };
    rerender(
      <RemoteVideo
        stream={what === "leaves" ? stream : null}
        name="Beatriz Nogueira"
        mediaState={media}
        hasLeft={what === "leaves"}
      />,
    );
    expect(readOut()).toBe("");
    rerender(remoteVideo(media));
    expect(readOut()).toBe("");
  },
);
