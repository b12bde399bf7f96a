import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import type { ScreenShare } from "../media/useScreenShare.ts";
import { ownMedia } from "../testing/ownMedia.ts";
import { VisitControls } from "./VisitControls.tsx";
import { quickUser } from "../../../testing/quickUser.ts";

const share: ScreenShare = {
  isSupported: true,
  isSharing: false,
  hasFailed: false,
  sent: null,
  start: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
};

const chat = { isOpen: false, setOpen: vi.fn<(isOpen: boolean) => void>(), unread: 2 };

function device(kind: MediaDeviceKind, deviceId: string): MediaDeviceInfo {
  return { kind, deviceId, label: deviceId, groupId: "", toJSON: () => ({}) };
}

const devices = [
  device("audioinput", "Headset"),
  device("audioinput", "Built-in"),
  device("videoinput", "Webcam"),
];

function controls(media = ownMedia({ devices }), screenShare = share) {
  renderWithTexts(
    <VisitControls media={media} screen={screenShare} chat={chat} chatButton={null} exit={null} />,
  );
}

test("opens the choice of devices at its button and closes it by Escape and by its end", async () => {
  const user = quickUser();
  controls();
  const button = screen.getByRole("button", { name: "Choose devices" });
  await user.click(button);
  const choice = screen.getByRole("dialog", { name: "Choose devices" });
  expect(within(choice).getByRole("combobox", { name: "Microphone" })).toBeTruthy();
  // There is only one camera.
  expect(within(choice).queryByRole("combobox", { name: "Camera" })).toBeNull();
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "Done" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("offers no devices where there is no choice", () => {
  controls(ownMedia({ devices: devices.slice(1) }));
  expect(screen.queryByRole("button", { name: "Choose devices" })).toBeNull();
});

test("starts and stops sharing the screen, and offers it only where it works", async () => {
  const user = quickUser();
  controls();
  await user.click(screen.getByRole("button", { name: "Share screen" }));
  expect(share.start).toHaveBeenCalledOnce();
  cleanup();
  controls(ownMedia(), { ...share, isSharing: true });
  await user.click(screen.getByRole("button", { name: "Stop sharing" }));
  expect(share.stop).toHaveBeenCalledOnce();
  cleanup();
  controls(ownMedia(), { ...share, isSupported: false });
  expect(screen.queryByRole("button", { name: "Share screen" })).toBeNull();
});

test("opens the chat and says how many messages are unread", async () => {
  const user = quickUser();
  controls();
  const button = screen.getByRole("button", { name: "Chat, 2 unread messages" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(chat.setOpen).toHaveBeenCalledExactlyOnceWith(true);
});
