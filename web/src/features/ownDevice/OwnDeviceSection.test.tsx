import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { isOwnDevice, markOwnDevice } from "../../lib/ownDevice.ts";
import { deferred } from "../../testing/deferred.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { OwnDeviceSection } from "./OwnDeviceSection.tsx";

const active = deferred();
const unregister = vi.fn(async () => true);
const reload = vi.hoisted(() => vi.fn());
vi.mock(import("../../lib/navigate.ts"), async (load) => ({
  ...(await load()),
  reloadPage: reload,
}));

beforeEach(() => {
  // jsdom has no workers or caches.
  vi.stubGlobal("caches", { keys: async () => [] });
  vi.stubGlobal("navigator", {
    language: "en",
    languages: ["en"],
    onLine: true,
    storage: { persist: vi.fn() },
    serviceWorker: { ready: active.promise, getRegistration: async () => ({ unregister }) },
  });
});

async function open(unsent = 0) {
  const { user } = renderInPortal(<OwnDeviceSection uid="ana" unsent={unsent} />);
  await screen.findByRole("heading", { name: "This device" });
  return {
    user,
    own: screen.getByRole<HTMLInputElement>("checkbox", { name: "This is my own device" }),
  };
}

test("starts unmarked and reloads the page when the user marks the device", async () => {
  const { user, own } = await open();
  expect(own.checked).toBe(false);
  await user.click(own);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isOwnDevice("ana")).toBe(true);
  expect(isOwnDevice("ben")).toBe(false);
});

test("shows when the portal opens offline and stops that when the mark is removed", async () => {
  markOwnDevice("ana", true);
  const { user, own } = await open();
  expect(own.checked).toBe(true);
  expect(screen.getByText(/^Getting ready/)).toBeDefined();
  active.resolve();
  expect(await screen.findByText(/^Ready:/)).toBeDefined();
  await user.click(own);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(unregister).toHaveBeenCalledOnce();
  expect(isOwnDevice("ana")).toBe(false);
});

test("disables the choice while writes are unsent", async () => {
  const { own } = await open(2);
  expect(own.disabled).toBe(true);
  expect(screen.getByText(/^2 changes haven’t been sent yet/)).toBeDefined();
});
