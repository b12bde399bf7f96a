import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { button, calls, choose, review } from "./testing/renderLeadImport.tsx";

beforeEach(() => {
  // jsdom has no layout: without a height no row would be rendered.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});

const importId = "7a1e0b52-6f0c-4a0e-9d39-0a5cf1f9a001";

const dialog = async () => within(await screen.findByRole("alertdialog"));

async function imported() {
  const page = await review();
  await page.user.click(button(/Import 1 lead/));
  await page.answer(calls.send, 200, { outcomes: ["created"] });
  await screen.findByText(/1 lead was imported/);
  return page;
}

test("undoes an import in parts after a confirmation and shows the result", async () => {
  const { user, answer, requests } = await imported();
  await user.click(button(/Undo this import/));
  await user.click((await dialog()).getByRole("button", { name: "Keep the leads" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(requests.some(({ path }) => path === calls.undo)).toBe(false);

  await user.click(button(/Undo this import/));
  await user.click((await dialog()).getByRole("button", { name: "Undo this import" }));
  expect(await screen.findByRole("progressbar", { name: /Removing leads/ })).toBeTruthy();
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await answer(calls.undo, 200, { removed: 0, kept: 0, finished: false });
  await answer(calls.undo, 200, { removed: 0, kept: 1, finished: true });
  const result = await screen.findByText(/Import undone: 0 leads were removed/);
  expect(result.textContent).toContain("1 lead was kept because someone has worked on it.");
  expect(screen.queryByRole("table")).toBeNull();
  const sent = requests.filter(({ path }) => path === calls.send || path === calls.undo);
  const ids = sent.map(({ body }): unknown => Reflect.get(Object(body), "importId"));
  expect(new Set(ids).size).toBe(1);
  await user.click(button(/Import another file/));
  expect(await screen.findByLabelText(/Choose a CSV file/)).toBeTruthy();
});

test("shows a failed undo and resumes it on request", async () => {
  const { user, answer } = await imported();
  await user.click(button(/Undo this import/));
  await user.click((await dialog()).getByRole("button", { name: "Undo this import" }));
  await answer(calls.undo, 200, { removed: 1, kept: 0, finished: false });
  await answer(calls.undo, 500, { error: "internal-error" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/Server error/);
  expect(screen.getByText(/Undo is paused. 1 lead removed so far/)).toBeTruthy();
  await user.click(button(/Undo this import/));
  await answer(calls.undo, 200, { removed: 1, kept: 0, finished: true });
  expect(await screen.findByText(/1 lead was removed/)).toBeTruthy();
});

test("asks for a new sign-in before it asks for a confirmation", async () => {
  const { user } = await imported();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5 * 60_000);
  await user.click(button(/Undo this import/));
  expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("asks the user to sign in again when the server finds the sign-in too old", async () => {
  const { user, answer } = await imported();
  await user.click(button(/Undo this import/));
  await user.click((await dialog()).getByRole("button", { name: "Undo this import" }));
  await answer(calls.undo, 401, { error: "recent-sign-in-required" });
  expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeTruthy();
});

test("continues an undo whose first part failed without asking again", async () => {
  const { user, answer } = await imported();
  await user.click(button(/Undo this import/));
  await user.click((await dialog()).getByRole("button", { name: "Undo this import" }));
  await answer(calls.undo, 500, { error: "internal-error" });
  expect(await screen.findByText(/^The undo was interrupted/)).toBeTruthy();
  await user.click(button(/Undo this import/));
  await answer(calls.undo, 200, { removed: 1, kept: 0, finished: true });
  expect(await screen.findByText(/1 lead was removed/)).toBeTruthy();
});

test("lists earlier imports with their results and lets the user undo them", async () => {
  const { user, answer } = await choose("");
  const createdAt = Date.UTC(2026, 10, 22, 9, 30);
  const undone = { removed: 4, kept: 2, finished: true };
  await answer(calls.list, 200, { imports: [] });
  await answer(calls.list, 200, {
    imports: [
      { importId, createdAt, created: 120, undo: null },
      {
        importId: importId.replace("a001", "a002"),
        createdAt: createdAt - 1000,
        created: 6,
        undo: undone,
      },
    ],
  });
  const [first, second] = await within(
    await screen.findByRole("list", { name: "Your imports" }),
  ).findAllByRole("listitem");
  if (!first || !second) throw new Error("Two imports are needed.");
  expect(second.textContent).toMatch(/6 leads imported.*4 leads were removed.*2 leads were kept/);
  expect(within(first).getByText("120 leads imported")).toBeTruthy();
  await user.click(within(first).getByRole("button", { name: /^Undo this import: Nov/ }));
  expect((await dialog()).getByText(/The 120 leads from this import will be removed/)).toBeTruthy();
  await user.click((await dialog()).getByRole("button", { name: "Undo this import" }));
  await answer(calls.undo, 200, { removed: 120, kept: 0, finished: true });
  expect(await within(first).findByText(/120 leads were removed/)).toBeTruthy();
});

test("shows that the list cannot be read and loads it again on request", async () => {
  const { user, answer } = await choose("");
  await answer(calls.list, 200, { imports: [] });
  await answer(calls.list, 500, { error: "internal-error" });
  await user.click(await screen.findByRole("button", { name: /Try again/ }));
  await answer(calls.list, 200, { imports: [] });
  expect(await screen.findByText(/You haven’t imported anything/)).toBeTruthy();
});
