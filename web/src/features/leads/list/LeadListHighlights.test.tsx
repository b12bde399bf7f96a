import { act, fireEvent, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { noChanges } from "../paging/leadChanges.ts";
import { leadList } from "../data/leads.data.ts";
import { claimLead } from "../data/leadWrites.data.ts";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { atLists, feed, renderLeadList, row } from "../testing/renderLeadList.tsx";
import { toastSeverity } from "../../../testing/toastSeverity.ts";

vi.mock("../data/leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("../data/leadSearch.data.ts", () => ({ foundLeads: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));

const pool = { ...unfilteredLeadFilter, view: "pool" } as const;
const database = atLists((source) => vi.mocked(leadList).mockReturnValue(source));

test("highlights the changes of other users briefly and announces them together", async () => {
  await renderLeadList(unfilteredLeadFilter);
  database.emit(feed([row("Old")]));
  const arrived = { ...noChanges, arrived: ["New"] };
  database.emit(feed([row("New"), row("Old")], { changes: arrived }));
  const changed = { ...noChanges, changed: ["Old"] };
  database.emit(feed([row("New"), row("Old", { rev: 2 })], { changes: changed }));
  expect(screen.getByRole("row", { name: /New Test/ }).dataset["highlight"]).toBe("arrived");
  expect(screen.getByRole("row", { name: /Old Test/ }).dataset["highlight"]).toBe("changed");
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(screen.getByText("1 lead has arrived. 1 lead has changed.")).toBeDefined();
  await act(async () => vi.advanceTimersByTime(4_000));
  expect(screen.getByRole("row", { name: /New Test/ }).dataset["highlight"]).toBeUndefined();
  database.emit(feed([row("New")], { changes: { ...noChanges, left: ["Old"] } }));
  expect(screen.getByRole("row", { name: /Old Test/ }).textContent).toContain("Leaving this list");
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(screen.getByText("1 lead has left this list.")).toBeDefined();
});

test("moves no row under the pointer: new leads wait for it to leave, or for the button", async () => {
  await renderLeadList(pool);
  const names = () =>
    screen.getAllByRole("button", { name: /^Claim / }).map((each) => each.ariaLabel);
  database.emit(feed([row("One"), row("Two")]));
  fireEvent.pointerMove(screen.getByRole("button", { name: "Claim One Test" }));
  const arrived = { ...noChanges, arrived: ["New"] };
  database.emit(feed([row("New"), row("One"), row("Two")], { changes: arrived }));
  expect(names()).toEqual(["Claim One Test", "Claim Two Test"]);
  fireEvent.click(screen.getByRole("button", { name: "1 new lead" }));
  expect(names()).toEqual(["Claim New Test", "Claim One Test", "Claim Two Test"]);

  fireEvent.pointerMove(screen.getByRole("button", { name: "Claim One Test" }));
  const left = { ...noChanges, left: ["New"] };
  database.emit(feed([row("One"), row("Two")], { changes: left }));
  await act(async () => vi.advanceTimersByTime(8_000));
  expect(screen.getByRole("row", { name: /New Test/ }).textContent).toContain("Leaving this list");
  fireEvent.pointerLeave(screen.getByRole("grid"));
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(names()).toEqual(["Claim One Test", "Claim Two Test"]);
});

test("does not rerender other rows when one lead changes", async () => {
  await renderLeadList(unfilteredLeadFilter);
  const other = row("Other");
  const read = vi.fn(() => "basic" as const);
  const watched = {
    ...other,
    lead: Object.defineProperty({ ...other.lead }, "plan", { get: read }),
  };
  database.emit(feed([row("Old"), watched]));
  const before = read.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  const changed = { ...noChanges, changed: ["Old"] };
  database.emit(feed([row("Old", { rev: 2 }), watched], { changes: changed }));
  expect(screen.getByRole("row", { name: /Old Test/ }).dataset["highlight"]).toBe("changed");
  expect(read).toHaveBeenCalledTimes(before);
});

test("claims a lead from the pool and moves the focus to the next one", async () => {
  const { user } = await renderLeadList(pool);
  const answer = deferred();
  vi.mocked(claimLead).mockReturnValue(answer.promise);
  database.emit(feed([row("First"), row("Second")]));
  await user.click(screen.getByRole("button", { name: "Claim First Test" }));
  expect(claimLead).toHaveBeenCalledExactlyOnceWith("First", "ana");
  // A second click while the claim is pending does nothing.
  await user.click(screen.getByText("Claiming…"));
  expect(claimLead).toHaveBeenCalledOnce();

  database.emit(feed([row("Second")], { changes: { ...noChanges, left: ["First"] } }));
  answer.resolve();
  expect(await toastSeverity("First Test is now yours. Look under “Mine”.")).toBe("success");
  expect(screen.getByRole("button", { name: "Open lead" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Claim Second Test" }));
  // A claimed lead is not announced to the salesperson who claimed it.
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText(/has left this list/)).toBeNull();
});

test.each([
  ["permission-denied", "warning", /A colleague was probably faster/],
  ["unavailable", "warning", /You need a connection to claim/],
  ["resource-exhausted", "error", /couldn’t be claimed\. Too many attempts/],
])("shows a plain message when a claim fails with %s", async (code, severity, words) => {
  const { user } = await renderLeadList(pool);
  vi.mocked(claimLead).mockRejectedValue(new FirebaseError(code, "vendor's words"));
  database.emit(feed([row("First")]));
  await user.click(screen.getByRole("button", { name: "Claim First Test" }));
  expect(await toastSeverity(words)).toBe(severity);
  expect(screen.getByRole("button", { name: "Claim First Test" })).toBeDefined();
});
