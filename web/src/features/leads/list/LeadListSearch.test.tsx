import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { leadList } from "../data/leads.data.ts";
import { foundLeads } from "../data/leadSearch.data.ts";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { atLists, feed, renderLeadList, row } from "../testing/renderLeadList.tsx";

vi.mock("../data/leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("../data/leadSearch.data.ts", () => ({ foundLeads: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));

const database = atLists((source) => vi.mocked(foundLeads).mockReturnValue(source));

test("shows how many leads a search has found", async () => {
  const filter = { ...unfilteredLeadFilter, search: "ana sil" };
  await renderLeadList(filter);
  expect(vi.mocked(foundLeads)).toHaveBeenLastCalledWith(filter, "ana");
  expect(screen.getByText("Searching…").tagName).toBe("OUTPUT");
  database.emit(feed([row("Ana"), row("Anabel")]));
  expect(screen.getByText("2 leads found")).toBeDefined();
  expect(screen.getByRole("row", { name: /Anabel Test/ })).toBeDefined();
  database.emit(feed([row("Ana")]));
  expect(screen.getByText("1 lead found")).toBeDefined();
});

test("asks for more letters when a search finds too many leads", async () => {
  await renderLeadList({ ...unfilteredLeadFilter, search: "a" });
  database.emit(feed([row("Ana"), row("Anabel")], { older: "narrow" }));
  expect(screen.getByText(/^Only 2 of the leads found are shown/)).toBeDefined();
  expect(screen.getByText(/^There are more results/)).toBeDefined();
});

test("says that a search of signs only is ignored", async () => {
  vi.mocked(leadList).mockReturnValue(() => () => {});
  await renderLeadList({ ...unfilteredLeadFilter, search: "% *" });
  expect(screen.getByText(/^A search needs letters or digits/).tagName).toBe("OUTPUT");
});

test.each([
  ["ana sil", "No lead starts with “ana sil”", /first letters of any words/],
  ["ana@example.com", "No lead has the email address “ana@example.com”", /full address/],
  ["612 34 56", "No lead has the number “612 34 56”", /full phone or document/],
])("says that a search for %s finds no lead", async (search, title, hint) => {
  await renderLeadList({ ...unfilteredLeadFilter, search });
  database.emit(feed([]));
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(hint)).toBeDefined();
  expect(screen.getByText("0 leads found")).toBeDefined();
});

test("offers to clear a search without results, look elsewhere or enter a lead", async () => {
  const filter = { ...unfilteredLeadFilter, search: "ana" };
  const { user, onFilter, editor } = await renderLeadList(filter);
  database.emit(feed([]));
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onFilter).toHaveBeenLastCalledWith(unfilteredLeadFilter);
  await user.click(screen.getByRole("button", { name: "Search the pool" }));
  expect(onFilter).toHaveBeenLastCalledWith({ ...filter, view: "pool" });
  await user.click(screen.getByRole("button", { name: "New lead" }));
  expect(editor.create).toHaveBeenCalledOnce();
});

test("suggests clearing the filters when they may hide a lead", async () => {
  const filter = { ...unfilteredLeadFilter, view: "all", owner: "ben", search: "ana" } as const;
  const { user, onFilter } = await renderLeadList(filter);
  database.emit(feed([]));
  expect(screen.getByText(/filters may be hiding/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "New lead" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(onFilter).toHaveBeenLastCalledWith({ ...filter, owner: null });
});
