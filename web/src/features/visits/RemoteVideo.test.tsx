import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { RemoteVideo } from "./RemoteVideo.tsx";
import type { MediaState } from "./remoteMediaState.ts";

beforeEach(() => {
  // This DOM plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stream: MediaStream = Object.create(null);

function picture(sends: MediaState, its: MediaStream | null = stream) {
  return <RemoteVideo stream={its} name="Beatriz Nogueira" sends={sends} hasLeft={false} />;
}

/** What is read out, one thing after the other. */
function readOut(): string {
  return screen
    .getAllByRole("status")
    .map((said) => said.textContent)
    .join("");
}

test("a camera that is off is told to the eye and the ear, and that it is on again to the ear", () => {
  const { rerender } = renderWithTexts(picture({ audio: true, video: true }));
  expect(readOut()).toBe("");
  expect(screen.getByLabelText("Picture of Beatriz Nogueira").hidden).toBe(false);
  rerender(picture({ audio: true, video: false }));
  expect(readOut()).toBe("Beatriz Nogueira's camera is off.");
  expect(screen.getByText("Camera off")).toBeTruthy();
  expect(screen.getByLabelText("Picture of Beatriz Nogueira").hidden).toBe(true);
  rerender(picture({ audio: true, video: true }));
  expect(readOut()).toBe("Beatriz Nogueira's camera is on again.");
});

test("so is a microphone, whose picture stays", () => {
  const { rerender } = renderWithTexts(picture({ audio: false, video: true }));
  expect(readOut()).toBe("Beatriz Nogueira's microphone is off.");
  expect(screen.getByText("Microphone off")).toBeTruthy();
  expect(screen.getByLabelText("Picture of Beatriz Nogueira").hidden).toBe(false);
  rerender(picture({ audio: true, video: true }));
  expect(screen.queryByText("Microphone off")).toBeNull();
  expect(readOut()).toBe("Beatriz Nogueira's microphone is on again.");
});

test("who has neither camera nor microphone is there all the same, once they have said so", () => {
  const { rerender } = renderWithTexts(picture({ audio: true, video: true }, null));
  expect(screen.getByText(/Connecting you with Beatriz Nogueira/)).toBeTruthy();
  rerender(picture({ audio: false, video: false }, null));
  expect(screen.queryByText(/Connecting you/)).toBeNull();
  expect(screen.getByText("Camera off")).toBeTruthy();
});

test("a patient who left is shown by their initials, and not as a camera that is off", () => {
  const sends = { audio: true, video: true };
  renderWithTexts(
    <RemoteVideo stream={stream} name="Beatriz Nogueira" sends={sends} hasLeft={true} />,
  );
  expect(screen.getByText("BN")).toBeTruthy();
  expect(screen.queryByText("Camera off")).toBeNull();
  expect(screen.getByLabelText("Picture of Beatriz Nogueira").hidden).toBe(true);
});
