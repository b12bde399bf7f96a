import type { Viewers } from "@salvia/domain/shared/viewers";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { LeadViewers } from "./LeadViewers.tsx";
import { sayOpen, viewersOfLead } from "./leadViewers.data.ts";

vi.mock("./leadViewers.data.ts", () => ({ sayOpen: vi.fn(), viewersOfLead: vi.fn() }));

const names = {
  get: (uid: string) => ({ ben: "Ben Osei" })[uid] ?? null,
  ask: () => {},
  subscribe: () => () => {},
};
let emit: (viewers: Viewers["viewers"]) => void;

beforeEach(() => {
  vi.mocked(sayOpen).mockResolvedValue();
  vi.mocked(viewersOfLead).mockReturnValue((onValue) => {
    emit = (viewers) => act(() => onValue({ viewers, expireAt: new Date() }));
    return () => {};
  });
});

async function open() {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <StaffNamesContext value={names}>
        <p>Here</p>
        <LeadViewers leadId="one" />
      </StaffNamesContext>
    </NamespaceLoader>,
  );
  await screen.findByText("Here");
  return page;
}

/** The uid of the user and whether they have the lead open, of each message. */
const said = () => vi.mocked(sayOpen).mock.calls.map(([, uid, isOpen]) => [uid, isOpen] as const);

test("names another who has the lead open, until they leave", async () => {
  await open();
  const uid = said().at(-1)?.[0] ?? "";
  const now = new Date();
  emit({ [uid]: now, ben: now });
  expect(screen.getByText("Ben Osei has this lead open, too")).toBeDefined();
  emit({ [uid]: now });
  expect(screen.queryByText(/has this lead open/)).toBeNull();
});

test("says that the lead is open, and that it no longer is when the page closes", async () => {
  const { unmount } = await open();
  expect(said().at(-1)?.[1]).toBe(true);
  unmount();
  expect(said().at(-1)?.[1]).toBe(false);
});

test("says that the lead is no longer open while the page is hidden", async () => {
  await open();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(said().at(-1)?.[1]).toBe(false);
});

test("says nothing without a connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { unmount } = await open();
  unmount();
  expect(said()).toEqual([]);
});
