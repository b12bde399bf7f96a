import type { LeadFilter } from "@salvia/domain/leadFilter";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { closeLive } from "../../firebase/live.tsx";
import { deferred } from "../../testing/deferred.ts";
import { onADesk } from "../../testing/onADesk.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { noChanges } from "./leadChanges.ts";
import type { LeadFeed } from "./leadFeed.ts";
import { LeadList } from "./LeadList.tsx";
import type { LeadRow } from "./leadRow.ts";
import { leadList } from "./leads.data.ts";
import { claimLead } from "./leadWrites.data.ts";
import { DeskContext, type LeadDeskContext } from "./useLeadDesk.ts";

vi.mock("./leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("./leadWrites.data.ts", () => ({ claimLead: vi.fn() }));

function row(id: string, overrides: Parameters<typeof lead>[0] = {}, pending = false): LeadRow {
  return { id, lead: lead({ firstName: id, lastName: "Test", ...overrides }), pending };
}

function feed(rows: LeadRow[], overrides: Partial<LeadFeed> = {}): LeadFeed {
  return {
    rows,
    older: "none",
    showOlder: () => {},
    lookAt: () => {},
    fresh: true,
    changes: noChanges,
    ...overrides,
  };
}

/** The database, as far as the list listens to it. */
let database: { tell: (feed: LeadFeed) => void; fail: (error: unknown) => void };
const desk = { create: vi.fn(), edit: vi.fn(), tell: vi.fn(), unsent: 0 };

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onADesk();
  vi.mocked(leadList).mockReturnValue((onValue, onError) => {
    database = { tell: (value) => act(() => onValue(value)), fail: (e) => act(() => onError(e)) };
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  closeLive();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(
  view: LeadFilter["view"],
  context: Partial<LeadDeskContext> = {},
  plan: LeadFilter["plan"] = null,
) {
  const onSwitchView = vi.fn();
  const onClear = vi.fn();
  const filter: LeadFilter = { view, status: null, kind: null, plan, sort: "created" };
  const page = renderInPortal(
    <DeskContext value={{ ...desk, ...context }}>
      <LeadList filter={filter} {...{ onSwitchView, onClear }} />
    </DeskContext>,
  );
  await screen.findByText("Fetching the leads …");
  return { ...page, onSwitchView, onClear };
}

test("while the leads are on their way it says so", async () => {
  await open("mine");
  expect(screen.queryByRole("grid")).toBeNull();
});

test("a lead shows with all that is known of it, and opens for editing", async () => {
  const { user } = await open("mine");
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
  await open("mine");
  database.tell(feed([row("Inés", {}, true)]));
  expect(screen.getByText("Waiting to be sent")).toBeDefined();
});

test("no leads lead to where there may be some", async () => {
  const { user, onSwitchView } = await open("mine");
  database.tell(feed([]));
  expect(screen.getByText("Nothing growing here yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "See the pool" }));
  expect(onSwitchView).toHaveBeenCalledExactlyOnceWith("pool");
});

test("a filter that nothing matches says so, and can be cleared", async () => {
  const { user, onClear } = await open("mine", {}, "premium");
  database.tell(feed([]));
  expect(screen.getByText("Nothing matches")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  expect(onClear).toHaveBeenCalledOnce();
});

test("no answer from the server is not the same as no leads", async () => {
  await open("mine");
  database.tell(feed([], { fresh: false }));
  expect(screen.getByText("Your leads are out of reach for the moment")).toBeDefined();
  expect(screen.queryByText("Nothing growing here yet")).toBeNull();
});

test("a list that cannot be read says why, and can be asked for again", async () => {
  const { user } = await open("pool");
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
  const { user } = await open("mine");
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

test("what others do is marked for a moment and read out in one go", async () => {
  await open("mine");
  database.tell(feed([row("Old")]));
  const arrived = { ...noChanges, arrived: ["New"] };
  database.tell(feed([row("New"), row("Old")], { changes: arrived }));
  const changed = { ...noChanges, changed: ["Old"] };
  database.tell(feed([row("New"), row("Old", { rev: 2 })], { changes: changed }));
  expect(screen.getByRole("row", { name: /New Test/ }).dataset["mark"]).toBe("arrived");
  expect(screen.getByRole("row", { name: /Old Test/ }).dataset["mark"]).toBe("changed");
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(screen.getByText("1 lead has arrived. 1 lead has changed.")).toBeDefined();
  await act(async () => vi.advanceTimersByTime(4_000));
  expect(screen.getByRole("row", { name: /New Test/ }).dataset["mark"]).toBeUndefined();
});

test("a lead of the pool is claimed, and the focus goes to the next one", async () => {
  const { user } = await open("pool");
  const answer = deferred();
  vi.mocked(claimLead).mockReturnValue(answer.promise);
  database.tell(feed([row("First"), row("Second")]));
  await user.click(screen.getByRole("button", { name: "Claim First Test" }));
  expect(claimLead).toHaveBeenCalledExactlyOnceWith("First", "ana");
  // A second press while one waits does nothing.
  await user.click(screen.getByText("Claiming …"));
  expect(claimLead).toHaveBeenCalledOnce();

  database.tell(feed([row("Second")], { changes: { ...noChanges, left: ["First"] } }));
  answer.resolve();
  await waitFor(() =>
    expect(desk.tell).toHaveBeenCalledExactlyOnceWith(
      "success",
      "First Test is yours now. You will find them under “Mine”.",
    ),
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Claim Second Test" }));
  // That it left is no news to whoever took it.
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText(/has left this list/)).toBeNull();
});

test.each([
  ["permission-denied", "warning", /A colleague was quicker/],
  ["unavailable", "warning", /Claiming needs a connection/],
  ["resource-exhausted", "error", /could not be claimed\. There were too many attempts/],
])("a claim that fails with %s is told in plain words", async (code, severity, words) => {
  const { user } = await open("pool");
  vi.mocked(claimLead).mockRejectedValue(new FirebaseError(code, "vendor's words"));
  database.tell(feed([row("First")]));
  await user.click(screen.getByRole("button", { name: "Claim First Test" }));
  await waitFor(() =>
    expect(desk.tell).toHaveBeenCalledExactlyOnceWith(severity, expect.stringMatching(words)),
  );
  expect(screen.getByRole("button", { name: "Claim First Test" })).toBeDefined();
});

test("a lost connection is told, with what waits to be sent", async () => {
  await open("mine", { unsent: 2 });
  database.tell(feed([row("Inés")], { fresh: false }));
  expect(screen.queryByText(/does not answer/)).toBeNull();
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(screen.getByText(/does not answer/).textContent).toContain(
    "2 leads are waiting to be sent.",
  );
});
