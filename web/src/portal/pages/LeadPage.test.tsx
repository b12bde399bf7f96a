import type { Lead } from "@salvia/domain/lead/lead";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { leadTimeline } from "../../features/activities/activities.data.ts";
import { leadDocument, type LeadDocument } from "../../features/leads/data/leadDocument.data.ts";
import { handOverLead } from "../../features/leads/data/leadTransitions.data.ts";
import { claimLead } from "../../features/leads/data/leadWrites.data.ts";
import { LeadEditorContext } from "../../features/leads/outbox/useLeadEditor.ts";
import { salespeople } from "../../features/staff/staff.data.ts";
import { closeLiveQueries } from "../../firebase/useLiveQuery.tsx";
import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/staffNames.ts";
import { TimeZoneContext } from "../../ui/useTimeZone.ts";
import { fakeLeadEditor } from "../../features/leads/testing/fakeLeadEditor.ts";
import { LeadPage } from "./LeadPage.tsx";

vi.mock("../../features/activities/activities.data.ts", () => ({ leadTimeline: vi.fn() }));
vi.mock("../../features/leads/data/leadDocument.data.ts", () => ({ leadDocument: vi.fn() }));
vi.mock("../../features/leads/data/leadTransitions.data.ts", () => ({ handOverLead: vi.fn() }));
vi.mock("../../features/leads/data/leadConsent.data.ts", () => ({}));
vi.mock("../../features/leads/data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));
vi.mock("../../features/leads/data/leads.data.ts", () => ({ leadOnServer: async () => null }));
vi.mock("../../features/staff/staff.data.ts", () => ({
  mostColleagues: 100,
  salespeople: vi.fn(),
}));

let database: { tell: (answer: LeadDocument) => void; fail: (code: string) => void };
const desk = fakeLeadEditor();
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubDesktopViewport();
  vi.mocked(leadTimeline).mockReturnValue(() => () => {});
  vi.mocked(leadDocument).mockReturnValue((onValue, onError) => {
    database = {
      tell: (answer) => act(() => onValue(answer)),
      fail: (code) => act(() => onError(new FirebaseError(code, "vendor's words"))),
    };
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page of a lead whose owner is Ana, who is signed in, until the test says otherwise. */
async function open(path = "/sales/leads/one") {
  const page = renderInPortal(
    <LeadEditorContext value={desk}>
      <StaffNamesContext value={names}>
        <TimeZoneContext value="Asia/Tokyo">
          <Routes>
            <Route path="/sales/leads/:id" element={<LeadPage area="sales" />} />
            <Route path="/admin/leads/:id" element={<LeadPage area="admin" />} />
            <Route path="/sales/leads" element={<p>All the leads</p>} />
          </Routes>
        </TimeZoneContext>
      </StaffNamesContext>
    </LeadEditorContext>,
    { path },
  );
  await screen.findAllByRole("link", { name: "Back to the leads" });
  // The page listens once its effects have run.
  await act(async () => {});
  return page;
}

function tell(details: Partial<Lead> = {}, fresh = true) {
  database.tell({
    row: { id: "one", lead: lead({ ownerId: "ana", ...details }), pending: false },
    fresh,
  });
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a lead shows with the ways to reach them, in the reader's time zone, and no name in the title", async () => {
  await open();
  expect(screen.getByText("Fetching the lead …")).toBeDefined();
  tell({ createdAt: new Date("2026-11-20T18:30:00Z") });
  expect(heading()).toBe("Inés Carvajal Roldán");
  await waitFor(() => expect(document.title).toBe("Lead · Salvia"));
  expect(screen.getByRole("link", { name: /612 34 56 78|612345678/ }).getAttribute("href")).toBe(
    "tel:+34612345678",
  );
  expect(screen.getByRole("link", { name: "ines.carvajal@example.com" }).getAttribute("href")).toBe(
    "mailto:ines.carvajal@example.com",
  );
  expect(screen.getAllByText("Nov 21, 2026, 3:30 AM")).toHaveLength(2);
  expect(screen.getByText("Ana Prado")).toBeDefined();
});

test("what is copied is the stored form, and the page says so", async () => {
  const { user } = await open();
  tell();
  await user.click(screen.getByRole("button", { name: "Copy the telephone number" }));
  expect(await navigator.clipboard.readText()).toBe("+34612345678");
  expect(screen.getByText("Copied")).toBeDefined();
});

test.each([
  ["handed over under one's eyes", "ana", "This lead is no longer with you"],
  ["claimed under one's eyes", null, "This lead has left the pool"],
])("a lead that is %s says so, before the rules do", async (_, ownerId, words) => {
  await open();
  tell({ ownerId });
  tell({ ownerId: "ben", rev: 2 });
  expect(screen.getByText(words)).toBeDefined();
  expect(heading()).toBe("Lead");
});

test("a lead that the rules no longer show is gone; one never seen may never have been", async () => {
  await open();
  const refuse = async () => {
    for (const wait of [0, 1_000, 2_000]) {
      await act(async () => vi.advanceTimersByTime(wait));
      database.fail("permission-denied");
    }
  };
  await refuse();
  expect(screen.getByText("There is no lead here for you")).toBeDefined();
  cleanup();
  closeLiveQueries();
  await open();
  tell();
  await refuse();
  expect(screen.getByText("This lead is no longer with you")).toBeDefined();
});

test("an address that can be no lead's asks the database nothing", async () => {
  await open("/sales/leads/a%20lead");
  expect(screen.getByText("There is no lead here for you")).toBeDefined();
  expect(leadDocument).not.toHaveBeenCalled();
});

test("what cannot be read says why and can be asked for again; out of reach is not gone", async () => {
  const { user } = await open();
  database.fail("resource-exhausted");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  database.tell({ row: null, fresh: false });
  expect(screen.getByText("This lead is out of reach for the moment")).toBeDefined();
  tell();
  expect(heading()).toBe("Inés Carvajal Roldán");
});

test("a lead of the pool is claimed on its page; nothing else can be done with it", async () => {
  vi.mocked(claimLead).mockResolvedValue();
  const { user } = await open();
  tell({ ownerId: null });
  expect(screen.queryByRole("button", { name: /Move|Edit|Hand|Add/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Claim" }));
  expect(claimLead).toHaveBeenCalledExactlyOnceWith("one", "ana");
});

test("one's own is edited in the dialog; an administrator changes nothing", async () => {
  const { user } = await open();
  tell();
  await user.click(screen.getByRole("button", { name: "Edit" }));
  expect(desk.edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "one" }));
  cleanup();
  closeLiveQueries();
  await open("/admin/leads/one");
  tell();
  expect(screen.queryByRole("button", { name: /Move|Edit|Hand|Add|Record|lost/ })).toBeNull();
});

test("whoever has handed a lead over is led to the list, and told where it went", async () => {
  vi.mocked(salespeople).mockReturnValue((onValue) => {
    onValue([{ uid: "ben", name: "Ben Osei" }]);
    return () => {};
  });
  vi.mocked(handOverLead).mockResolvedValueOnce();
  const { user } = await open();
  tell();
  await user.click(screen.getByRole("button", { name: "Hand over" }));
  await user.click(screen.getByRole("combobox", { name: "Colleague" }));
  await user.click(screen.getByRole("option", { name: "Ben Osei" }));
  await user.click(screen.getByRole("button", { name: "Hand over to Ben Osei" }));
  expect(await screen.findByText("All the leads")).toBeDefined();
  expect(desk.showToast).toHaveBeenCalledExactlyOnceWith(
    "success",
    "Inés Carvajal Roldán is with Ben Osei now.",
  );
});
