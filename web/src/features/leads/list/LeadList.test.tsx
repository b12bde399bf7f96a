import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { leadList } from "../data/leads.data.ts";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { atLists, feed, renderLeadList, row } from "../testing/renderLeadList.tsx";
import { pendingCreation } from "../testing/fakeLeadWrites.ts";

vi.mock("../data/leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("../data/leadSearch.data.ts", () => ({ foundLeads: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));

const pool = { ...unfilteredLeadFilter, view: "pool" } as const;
const database = atLists((source) => vi.mocked(leadList).mockReturnValue(source));

test("shows a loading message while the leads load", async () => {
  await renderLeadList(unfilteredLeadFilter);
  expect(screen.queryByRole("grid")).toBeNull();
});

test("shows all columns of a lead and opens it for editing", async () => {
  const { user, editor } = await renderLeadList(unfilteredLeadFilter);
  const shown = row("Inés", { status: "aiContacting", step: 2, phone: "+34612345678" });
  database.emit(feed([shown]));
  const line = screen.getByRole("row", { name: /Inés Test/ });
  for (const text of ["Inés Test", "ines.carvajal@example.com", "Standard", "AI Contacting"]) {
    expect(within(line).getByText(text)).toBeDefined();
  }
  expect(within(line).getByText(/Step 2 of 6/)).toBeDefined();
  expect(await within(line).findByText("+34 612 34 56 78")).toBeDefined();
  await user.click(within(line).getByRole("button", { name: "Edit Inés Test" }));
  expect(editor.edit).toHaveBeenCalledExactlyOnceWith(shown);
});

test("orders the list by a heading, which says how it is ordered", async () => {
  const { user, onFilter } = await renderLeadList(unfilteredLeadFilter);
  database.emit(feed([row("Inés")]));
  const heading = (name: string) => screen.getByRole("columnheader", { name });
  expect(heading("Created").ariaSort).toBe("descending");
  expect(heading("Name").ariaSort).toBeNull();
  await user.click(within(heading("Name")).getByRole("button", { name: "Name" }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ ...unfilteredLeadFilter, sort: "name" });
});

test("labels a lead that has not reached the server yet", async () => {
  await renderLeadList(unfilteredLeadFilter);
  database.emit(feed([row("Inés", {}, true)]));
  expect(screen.getByText("Waiting to be sent")).toBeDefined();
});

test("marks a lead whose person has written again", async () => {
  await renderLeadList(unfilteredLeadFilter, undefined, new Set(["Inés"]));
  database.emit(feed([row("Inés"), row("Ana")]));
  const line = (name: string) => screen.getByRole("row", { name: new RegExp(`${name} Test`) });
  expect(within(line("Inés")).getByText("Wrote again")).toBeDefined();
  expect(within(line("Ana")).queryByText("Wrote again")).toBeNull();
});

test("offers the pool when the user has no leads", async () => {
  const { user, onFilter } = await renderLeadList(unfilteredLeadFilter);
  database.emit(feed([]));
  expect(screen.getByText("You don’t have any leads yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "See the pool" }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(pool);
});

test("says that no lead matches the filter and offers to clear it", async () => {
  const { user, onFilter } = await renderLeadList({ ...unfilteredLeadFilter, plan: ["premium"] });
  database.emit(feed([]));
  expect(screen.getByText("No matches")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(unfilteredLeadFilter);
});

test("counts the leads that match filters, at least those that have loaded", async () => {
  await renderLeadList({ ...unfilteredLeadFilter, status: ["new", "quoted"] });
  database.emit(feed([row("Ana"), row("Ben")], { older: "some" }));
  expect(screen.getByText("At least 2 leads found")).toBeDefined();
  database.emit(feed([row("Ana"), row("Ben")]));
  expect(screen.getByText("2 leads found")).toBeDefined();
});

test("does not show an unreachable server as an empty list", async () => {
  await renderLeadList(unfilteredLeadFilter);
  database.emit(feed([], { fresh: false }));
  expect(screen.getByText("Your leads can’t be loaded right now")).toBeDefined();
  expect(screen.queryByText("You don’t have any leads yet")).toBeNull();
});

test("shows why a list cannot be read and offers to try again", async () => {
  const { user } = await renderLeadList(pool);
  // The first refusals may only mean that the token is being replaced.
  for (const wait of [1_000, 2_000]) {
    database.fail(new FirebaseError("permission-denied", "no"));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(wait));
  }
  database.fail(new FirebaseError("permission-denied", "no"));
  expect(screen.getByRole("alert").textContent).toContain("You don’t have permission to do this.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  database.emit(feed([row("Inés")]));
  expect(screen.getByRole("row", { name: /Inés Test/ })).toBeDefined();
});

test("loads more leads and marks the end of the list", async () => {
  const { user } = await renderLeadList(unfilteredLeadFilter);
  const showOlder = vi.fn();
  // The list loads more near its end; the button serves users who cannot scroll.
  database.emit(feed([row("Inés")], { older: "some", showOlder }));
  expect(showOlder).toHaveBeenCalled();
  showOlder.mockClear();
  await user.click(screen.getByRole("button", { name: "Show more leads" }));
  expect(showOlder).toHaveBeenCalledOnce();
  database.emit(feed([row("Inés")], { older: "loading", showOlder }));
  await user.click(screen.getByRole("button", { name: "Loading more leads…" }));
  expect(showOlder).toHaveBeenCalledOnce();
  database.emit(feed([row("Inés")]));
  expect(screen.getByText("You’ve reached the end of the list.")).toBeDefined();
});

test.each([
  ["waits", "waiting", 1],
  ["was refused", "refused", 0],
] as const)(
  "shows a connection notice only for a write that waits: a write that %s",
  async (_case, status, times) => {
    const own = [{ ...pendingCreation("a"), status, error: null, kept: true }];
    await renderLeadList(unfilteredLeadFilter, { own, others: [] });
    database.emit(feed([row("Inés")]));
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(screen.queryAllByText(/isn’t responding/)).toHaveLength(times);
  },
);

test("shows a lost connection and the number of unsent changes", async () => {
  const others = [1, 2].map((number) => pendingCreation(`lead${number}`));
  await renderLeadList(unfilteredLeadFilter, { own: [], others });
  database.emit(feed([row("Inés")], { fresh: false }));
  expect(screen.queryByText(/isn’t responding/)).toBeNull();
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(screen.getByText(/isn’t responding/).textContent).toContain(
    "2 changes are waiting to be sent.",
  );
});
