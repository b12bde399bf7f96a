import { savedViewId, savedViewMaxCount } from "@salvia/domain/lead/finding/savedView";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { ClientFailure } from "../../../firebase/clientError.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import * as data from "./savedViews.data.ts";
import { ViewsButton } from "./ViewsButton.tsx";

vi.mock("./savedViews.data.ts", { spy: true });

const uid = "ana";

function view(place: number, name: string, shared = false, ownerId = uid): data.SavedViewRow {
  const updatedAt = new Date("2026-11-20T09:00:00Z");
  const id = savedViewId(ownerId, place);
  return { id, name, shared, query: `plan=${name}`, ownerId, rev: 3, updatedAt };
}

function stored(own: readonly data.SavedViewRow[], shared: readonly data.SavedViewRow[] = []) {
  const sourceOf: (rows: typeof own) => ReturnType<typeof data.ownViews> = (rows) => (onValue) => {
    onValue(rows);
    return () => {};
  };
  vi.mocked(data.ownViews).mockReturnValue(sourceOf(own));
  vi.mocked(data.sharedViews).mockReturnValue(sourceOf(shared));
}

const onOpen = vi.fn();

const names = { get: () => "Ben Osei", ask: () => {}, subscribe: () => () => {} };

async function openMenu() {
  const page = renderInPortal(
    <StaffNamesContext value={names}>
      <ViewsButton query="plan=Basic" onOpen={onOpen} />
    </StaffNamesContext>,
  );
  await page.user.click(await screen.findByRole("button", { name: "Views" }));
  await screen.findByRole("menuitem", { name: "Save this view…" });
  return page;
}

const items = () => screen.getAllByRole("menuitem").map((item) => item.textContent);

beforeEach(() => {
  stored([]);
});

test("offers one's own views before those of colleagues, each by name, and opens one", async () => {
  const ours = view(3, "Émile", true);
  stored([view(1, "Pool"), view(2, "Basic"), ours], [view(1, "Abroad", true, "ben"), ours]);
  const { user } = await openMenu();
  await screen.findByRole("menuitem", { name: "Basic" });
  expect(items()).toEqual([
    "Basic",
    "ÉmileShared with colleagues",
    "Pool",
    "AbroadShared by Ben Osei",
    "Save this view…",
    "Edit views…",
  ]);
  await user.click(screen.getByRole("menuitem", { name: /Abroad/ }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith("plan=Abroad"));
});

test("explains that views cannot be read, saves none, and reads them on retry", async () => {
  let isReachable = false;
  vi.mocked(data.ownViews).mockReturnValue((onValue, onError) => {
    if (isReachable) onValue([view(1, "Basic")]);
    else onError(new ClientFailure("offline", null));
    return () => {};
  });
  const { user } = await openMenu();
  const save = screen.getByRole("menuitem", { name: "Save this view…" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  isReachable = true;
  await user.click(await screen.findByRole("menuitem", { name: /can’t be loaded/ }));
  expect(await screen.findByRole("menuitem", { name: "Basic" })).toBeDefined();
  expect(save.getAttribute("aria-disabled")).toBeNull();
});

test("asks to delete a view when all places are taken", async () => {
  stored(Array.from({ length: savedViewMaxCount }, (_, at) => view(at + 1, `View ${at}`)));
  const { user } = await openMenu();
  await user.click(screen.getByRole("menuitem", { name: "Save this view…" }));
  expect(await screen.findByText(/You already have 30 saved views/)).toBeDefined();
});

test("keeps the name when another window has taken the place", async () => {
  vi.mocked(data.addSavedView).mockRejectedValue(new ClientFailure("changed-meanwhile", null));
  const { user } = await openMenu();
  await screen.findByRole("menuitem", { name: "No saved views yet" });
  await user.click(screen.getByRole("menuitem", { name: "Save this view…" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.type(name, " Basic {Enter}");
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", " Basic ");
  const saved = { name: "Basic", shared: false, query: "plan=Basic" };
  expect(data.addSavedView).toHaveBeenCalledExactlyOnceWith(uid, "ana_1", saved);
});
