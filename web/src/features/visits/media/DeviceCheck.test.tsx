import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { DeviceCheck } from "./DeviceCheck.tsx";
import type { MediaFault } from "./openMedia.ts";
import type { IceServers } from "../call/useIceServers.ts";
import { ownMedia } from "../testing/ownMedia.ts";
import { quickUser } from "../../../testing/quickUser.ts";

beforeEach(() => {
  // jsdom has no WebRTC, which matches a browser in which calls are disabled.
  vi.stubGlobal("RTCPeerConnection", undefined);
});

const ready: IceServers = { status: "ready", servers: [], failure: null };

test.each<[MediaFault, RegExp]>([
  ["refused", /isn’t allowed to use your camera\. Allow it next to the address/],
  ["missing", /No camera was found\. Plug one in/],
  ["busy", /in use by another program\. Close other video calls/],
  ["unplugged", /Your camera was disconnected\. Plug it back in/],
  ["forbidden", /doesn’t give this page a camera/],
  ["unknown", /doesn’t start/],
])("a camera that is %s says so, what to do, and what works without it", (fault, sentence) => {
  const faults = { audio: null, video: fault };
  renderWithTexts(<DeviceCheck media={ownMedia({ faults })} iceServers={ready} />);
  const message = screen.getByText(sentence);
  expect(message.textContent).toMatch(/The visit works with audio alone\.$/);
  expect(screen.getByText(/It works\. Say something/)).toBeTruthy();
});

test("shows a retry button only while a device has failed", async () => {
  const faulty = ownMedia({ faults: { audio: "busy", video: null } });
  const { rerender } = renderWithTexts(<DeviceCheck media={faulty} iceServers={ready} />);
  await quickUser().click(screen.getByRole("button", { name: "Try again" }));
  expect(faulty.open).toHaveBeenCalledOnce();
  rerender(<DeviceCheck media={ownMedia()} iceServers={ready} />);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("opens devices before the waiting room opens only when the user asks", async () => {
  const closed = ownMedia({ status: "closed" });
  renderWithTexts(<DeviceCheck media={closed} iceServers={null} />);
  expect(screen.getAllByText("Not tested yet")).toHaveLength(2);
  expect(screen.getByText("It will be tested once the waiting room is open.")).toBeTruthy();
  await quickUser().click(screen.getByRole("button", { name: "Test camera and microphone" }));
  expect(closed.open).toHaveBeenCalledOnce();
});

test("warns that the visit will fail in a browser without calls", async () => {
  renderWithTexts(<DeviceCheck media={ownMedia()} iceServers={ready} />);
  expect(await screen.findByText(/blocks video calls, and the visit will fail/)).toBeTruthy();
});

test("reports that devices turned off by the user work, and keeps them off", () => {
  const off = { audio: true, video: true };
  renderWithTexts(<DeviceCheck media={ownMedia({ off })} iceServers={ready} />);
  expect(
    screen.getByText("It works. It stays muted until you unmute it in the visit."),
  ).toBeTruthy();
  expect(
    screen.getByText("It works. It stays off until you turn it on in the visit."),
  ).toBeTruthy();
  expect(screen.queryByText(/This is how others see you/)).toBeNull();
});
