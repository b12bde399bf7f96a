import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { DeviceCheck } from "./DeviceCheck.tsx";
import type { MediaFault } from "./mediaFault.ts";
import type { IceServers } from "./useIceServers.ts";
import type { OwnMedia } from "./useOwnMedia.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  // This DOM has no way out of itself, as a browser whose calls are switched off.
  vi.stubGlobal("RTCPeerConnection", undefined);
});

function media(details: Partial<OwnMedia> = {}): OwnMedia {
  return {
    status: "open",
    known: true,
    stream: null,
    faults: { audio: null, video: null },
    devices: [],
    off: { audio: false, video: false },
    open: vi.fn(),
    choose: vi.fn(),
    toggle: vi.fn(),
    ...details,
  };
}

const ready: IceServers = { status: "ready", servers: [], failure: null };

test.each<[MediaFault, RegExp]>([
  ["refused", /may not use your camera\. Allow it next to the address/],
  ["missing", /No camera was found\. Plug one in/],
  ["busy", /in use by another program\. Close other video calls/],
  ["unplugged", /Your camera is gone\. Plug it in again/],
  ["forbidden", /gives this page no camera/],
  ["unknown", /does not start/],
])("a camera that is %s says so, what to do, and what works without it", (fault, sentence) => {
  const faults = { audio: null, video: fault };
  renderWithTexts(<DeviceCheck media={media({ faults })} iceServers={ready} />);
  const said = screen.getByText(sentence);
  expect(said.textContent).toMatch(/The visit works with sound alone\.$/);
  expect(screen.getByText(/It works\. Say something/)).toBeTruthy();
});

test("what failed can be tried again; what works need not be", async () => {
  const faulty = media({ faults: { audio: "busy", video: null } });
  const { rerender } = renderWithTexts(<DeviceCheck media={faulty} iceServers={ready} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(faulty.open).toHaveBeenCalledOnce();
  rerender(<DeviceCheck media={media()} iceServers={ready} />);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("before the doors open nothing is asked for until the user wants to", async () => {
  const closed = media({ status: "closed" });
  renderWithTexts(<DeviceCheck media={closed} iceServers={null} />);
  expect(screen.getAllByText("Not tested yet")).toHaveLength(2);
  expect(screen.getByText("It is tested once the waiting room is open.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Test camera and microphone" }));
  expect(closed.open).toHaveBeenCalledOnce();
});

test("a browser without calls is told that the visit will fail", async () => {
  renderWithTexts(<DeviceCheck media={media()} iceServers={ready} />);
  expect(
    await screen.findByText(/lets no video call through, and the visit will fail/),
  ).toBeTruthy();
});

test("devices that were turned off work, and stay off until they are turned on", () => {
  const off = { audio: true, video: true };
  renderWithTexts(<DeviceCheck media={media({ off })} iceServers={ready} />);
  expect(screen.getByText("It works. It is muted until you unmute it in the visit.")).toBeTruthy();
  expect(screen.getByText("It works. It is off until you turn it on in the visit.")).toBeTruthy();
  expect(screen.queryByText(/You are seen/)).toBeNull();
});
