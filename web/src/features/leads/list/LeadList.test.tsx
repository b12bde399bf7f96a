import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { leadList } from "../data/leads.data.ts";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { atLists, feed, renderLeadList, row } from "../testing/renderLeadList.tsx";
import { ledgerEntry } from "../testing/fakeLeadWrites.ts";

vi.mock("../data/leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("../data/leadSearch.data.ts", () => ({ foundLeads: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));

const pool = { ...unfilteredLeadFilter, view: "pool" } as const;
const database = atLists((source) => vi.mocked(leadList).mockReturnValue(source));

test("while the leads are on their way it says so", async () => {
  await renderLeadList(unfilteredLeadFilter);
  expect(screen.queryByRole("grid")).toBeNull();
});

test("a lead shows with all that is known of it, and opens for editing", async () => {
  const { user, desk } = await renderLeadList(unfilteredLeadFilter);
  const shown = row("Inés", { status: "aiContacting", step: 2, phone: "+34612345678" });
  database.tell(feed([shown]));
  const line = screen.getByRole("row", { name: /Inés Test/ });
  for (const text of ["Inés Test", "ines.carvajal@example.com", "Standard", "AI Contacting"]) {
    expect(within(line).getByText(text)).toBeDefined();
  }
  expect(within(line).getByText(/Step 2 of 6/)).toBeDefined();
  expect(await within(line).findByText("+34 612 34 56 78")).toBeDefined();
  await user.click(within(line).getByRole("button", { name: "Edit Inés Test" }));
  expect(desk.edit).toHaveBeenCalledExactlyOnceWith(shown);
});

test("a lead that has yet to reach the server says so", async () => {
  await renderLeadList(unfilteredLeadFilter);
  database.tell(feed([row("Inés", {}, true)]));
  expect(screen.getByText("Waiting to be sent")).toBeDefined();
});

test("no leads lead to where there may be some", async () => {
  const { user, onFilter } = await renderLeadList(unfilteredLeadFilter);
  database.tell(feed([]));
  expect(screen.getByText("Nothing growing here yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "See the pool" }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(pool);
});

test("a filter that nothing matches says so, and can be cleared", async () => {
  const { user, onFilter } = await renderLeadList({ ...unfilteredLeadFilter, plan: "premium" });
  database.tell(feed([]));
  expect(screen.getByText("Nothing matches")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(unfilteredLeadFilter);
});

test("no answer from the server is not the same as no leads", async () => {
  await renderLeadList(unfilteredLeadFilter);
  database.tell(feed([], { fresh: false }));
  expect(screen.getByText("Your leads are out of reach for the moment")).toBeDefined();
  expect(screen.queryByText("Nothing growing here yet")).toBeNull();
});

test("a list that cannot be read says why, and can be asked for again", async () => {
  const { user } = await renderLeadList(pool);
  // The first refusals may only mean that the token is being replaced.
  for (const wait of [1_000, 2_000]) {
    database.fail(new FirebaseError("permission-denied", "no"));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(wait));
  }
  database.fail(new FirebaseError("permission-denied", "no"));
  expect(screen.getByRole("alert").textContent).toContain("You do not have permission for this.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  database.tell(feed([row("Inés")]));
  expect(screen.getByRole("row", { name: /Inés Test/ })).toBeDefined();
});

test("more leads are asked for, and the end is told", async () => {
  const { user } = await renderLeadList(unfilteredLeadFilter);
  const showOlder = vi.fn();
  // Near the end the list asks by itself, and so does who cannot scroll.
  database.tell(feed([row("Inés")], { older: "some", showOlder }));
  expect(showOlder).toHaveBeenCalled();
  showOlder.mockClear();
  await user.click(screen.getByRole("button", { name: "Show more leads" }));
  expect(showOlder).toHaveBeenCalledOnce();
  database.tell(feed([row("Inés")], { older: "loading", showOlder }));
  await user.click(screen.getByRole("button", { name: "Fetching more leads …" }));
  expect(showOlder).toHaveBeenCalledOnce();
  database.tell(feed([row("Inés")]));
  expect(screen.getByText("That is all of them.")).toBeDefined();
});

test.each([
  ["waits", "waiting", 1],
  ["was refused", "refused", 0],
] as const)(
  "what %s says of the server that it does not answer, or not",
  async (_case, status, times) => {
    const own = [{ ...ledgerEntry("a"), status, error: null, kept: true }];
    await renderLeadList(unfilteredLeadFilter, { own, others: [] });
    database.tell(feed([row("Inés")]));
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(screen.queryAllByText(/does not answer/)).toHaveLength(times);
  },
);

test("a lost connection is told, with what waits to be sent", async () => {
  const others = [1, 2].map((number) => ledgerEntry(`lead${number}`));
  await renderLeadList(unfilteredLeadFilter, { own: [], others });
  database.tell(feed([row("Inés")], { fresh: false }));
  expect(screen.queryByText(/does not answer/)).toBeNull();
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(screen.getByText(/does not answer/).textContent).toContain(
    "2 changes are waiting to be sent.",
  );
});
