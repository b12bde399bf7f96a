import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { MediaFaults } from "./MediaFaults.tsx";
import { isSent, type OwnMedia } from "./useOwnMedia.ts";
import { quickUser } from "../../../testing/quickUser.ts";

function media(faults: OwnMedia["faults"]): OwnMedia {
  const tracks = [{ kind: "audio" }, { kind: "video" }];
  const off = { audio: false, video: false };
  return Object.assign(Object.create(null), {
    status: "open",
    stream: { getTracks: () => tracks },
    faults,
    off,
    open: vi.fn(),
  });
}

test("shows failed devices in a visit and retries them with one press", async () => {
  const busy = media({ audio: "busy", video: "busy" });
  renderWithTexts(<MediaFaults media={busy} />);
  expect(screen.getAllByRole("status")).toHaveLength(2);
  await quickUser().click(screen.getByRole("button", { name: "Try again" }));
  expect(busy.open).toHaveBeenCalledOnce();
});

test("shows nothing while both devices work", () => {
  renderWithTexts(<MediaFaults media={media({ audio: null, video: null })} />);
  expect(screen.queryByRole("status")).toBeNull();
});

test("does not send a kind that is unplugged or turned off", () => {
  const unplugged = media({ audio: null, video: "unplugged" });
  expect([isSent(unplugged, "audio"), isSent(unplugged, "video")]).toEqual([true, false]);
  const muted = { ...unplugged, off: { audio: true, video: false } };
  expect(isSent(muted, "audio")).toBe(false);
  expect(isSent({ ...muted, stream: null, faults: { audio: null, video: null } }, "video")).toBe(
    false,
  );
});
