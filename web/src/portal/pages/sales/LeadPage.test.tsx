import type { Lead } from "@salvia/domain/lead/lead";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { leadTimeline } from "../../../features/activities/activities.data.ts";
import { leadDocument, type LeadDocument } from "../../../features/leads/data/leadDocument.data.ts";
import { claimLead, handOverLead } from "../../../features/leads/data/leadWrites.data.ts";
import { salespeople } from "../../../features/staff/staff.data.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import {
  fakeLeadEditor,
  FakeLeadProviders,
} from "../../../features/leads/testing/FakeLeadProviders.tsx";
import { LeadPage } from "./LeadPage.tsx";
import { toastSeverity } from "../../../testing/toastSeverity.ts";

vi.mock("../../../features/activities/activities.data.ts", () => ({ leadTimeline: vi.fn() }));
vi.mock("../../../features/leads/data/leadDocument.data.ts", () => ({ leadDocument: vi.fn() }));
vi.mock("../../../features/leads/data/leadWrites.data.ts", () => ({
  claimLead: vi.fn(),
  handOverLead: vi.fn(),
}));
vi.mock("../../../features/leads/data/leads.data.ts", () => ({ leadOnServer: async () => null }));
vi.mock("./leadNotifications.ts", () => ({ useReadNotifications: () => {} }));
vi.mock("../../../features/leads/page/leadViewers.data.ts", () => ({
  sayOpen: async () => {},
  viewersOfLead: () => () => () => {},
}));
vi.mock("../../../features/leads/nextStep/nextSteps.data.ts", () => ({
  nextStepOfLead: () => (onValue: (none: object) => void) => {
    onValue({ rows: [], fresh: true });
    return () => {};
  },
}));
vi.mock("../../../features/leads/checklist/checklist.data.ts", () => ({
  checklistOfLead: () => (onValue: (none: object) => void) => {
    onValue({ data: null, fresh: true });
    return () => {};
  },
}));
vi.mock("../../../features/leads/quote/quotes.data.ts", () => ({
  quoteOfLead: () => (onValue: (none: object) => void) => {
    onValue({ data: null, fresh: true });
    return () => {};
  },
}));
vi.mock("../../../features/staff/staff.data.ts", () => ({
  mostColleagues: 100,
  salespeople: vi.fn(),
}));

let database: { emit: (answer: LeadDocument) => void; fail: (code: string) => void };
const editor = fakeLeadEditor();
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubDesktopViewport();
  vi.mocked(leadTimeline).mockReturnValue(() => () => {});
  vi.mocked(leadDocument).mockReturnValue((onValue, onError) => {
    database = {
      emit: (answer) => act(() => onValue(answer)),
      fail: (code) => act(() => onError(new FirebaseError(code, "vendor's words"))),
    };
    return () => {};
  });
});

/** Opens the page of a lead whose owner is Ana, the signed-in user, by default. */
async function open(path = "/sales/leads/one") {
  const page = renderInPortal(
    <FakeLeadProviders editor={editor}>
      <StaffNamesContext value={names}>
        <TimeZoneContext value="Asia/Tokyo">
          <Routes>
            <Route path="/sales/leads/:id" element={<LeadPage area="sales" />} />
            <Route path="/admin/leads/:id" element={<LeadPage area="admin" />} />
            <Route path="/sales/leads" element={<p>All the leads</p>} />
          </Routes>
        </TimeZoneContext>
      </StaffNamesContext>
    </FakeLeadProviders>,
    { path },
  );
  await screen.findAllByRole("link", { name: "Back to leads" });
  // The page subscribes in an effect.
  await act(async () => {});
  return page;
}

function emit(details: Partial<Lead> = {}, fresh = true) {
  database.emit({
    row: { id: "one", lead: lead({ ownerId: "ana", ...details }), pending: false },
    fresh,
  });
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("shows contact details and local times, without a name in the title", async () => {
  await open();
  expect(screen.getByText("Loading the lead…")).toBeDefined();
  emit({ createdAt: new Date("2026-11-20T18:30:00Z") });
  expect(heading()).toBe("Inés Carvajal Roldán");
  await waitFor(() => expect(document.title).toBe("Lead · Salvia"));
  expect(screen.getByRole("link", { name: /612 34 56 78|612345678/ }).getAttribute("href")).toBe(
    "tel:+34612345678",
  );
  expect(screen.getByRole("link", { name: "ines.carvajal@example.com" }).getAttribute("href")).toBe(
    "mailto:ines.carvajal@example.com",
  );
  expect(screen.getAllByText(/^Nov 21, 2026, 3:30\sAM/)).toHaveLength(2);
  expect(screen.getByText("Ana Prado")).toBeDefined();
});

test("copies the stored form and confirms it", async () => {
  const { user } = await open();
  emit();
  await user.click(screen.getByRole("button", { name: "Copy phone number" }));
  expect(await navigator.clipboard.readText()).toBe("+34612345678");
  expect(screen.getByText("Copied")).toBeDefined();
});

test.each([
  ["handed over while it is shown", "ana", "This lead is no longer with you"],
  ["claimed while it is shown", null, "This lead has left the pool"],
])("shows that a lead is %s before the rules deny access", async (_, ownerId, words) => {
  await open();
  emit({ ownerId });
  emit({ ownerId: "ben", rev: 2 });
  expect(screen.getByText(words)).toBeDefined();
  expect(heading()).toBe("Lead");
});

test("distinguishes a lead hidden after it was seen from one never seen", async () => {
  await open();
  const refuse = async () => {
    for (const wait of [0, 1_000, 2_000]) {
      await act(async () => vi.advanceTimersByTime(wait));
      database.fail("permission-denied");
    }
  };
  await refuse();
  expect(screen.getByText("Lead not found")).toBeDefined();
  cleanup();
  closeLiveQueries();
  await open();
  emit();
  await refuse();
  expect(screen.getByText("This lead is no longer with you")).toBeDefined();
});

test("sends no query for an address with an invalid lead id", async () => {
  await open("/sales/leads/a%20lead");
  expect(screen.getByText("Lead not found")).toBeDefined();
  expect(leadDocument).not.toHaveBeenCalled();
});

test("explains a failed read with a retry and does not report the lead as gone", async () => {
  const { user } = await open();
  database.fail("resource-exhausted");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  database.emit({ row: null, fresh: false });
  expect(screen.getByText("This lead can’t be loaded right now")).toBeDefined();
  emit();
  expect(heading()).toBe("Inés Carvajal Roldán");
});

test("offers to claim a lead in the pool, and to write notes about it", async () => {
  vi.mocked(claimLead).mockResolvedValue();
  const { user } = await open();
  emit({ ownerId: null });
  expect(screen.queryByRole("button", { name: /Move|Edit|Hand|Call|Email/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Add note" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Claim" }));
  expect(claimLead).toHaveBeenCalledExactlyOnceWith("one", "ana");
});

test("edits the user's own lead in the dialog, and is read-only for an administrator", async () => {
  const { user } = await open();
  emit();
  await user.click(screen.getByRole("button", { name: "Edit" }));
  expect(editor.edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "one" }));
  cleanup();
  closeLiveQueries();
  await open("/admin/leads/one");
  emit();
  expect(screen.queryByRole("button", { name: /Move|Edit|Hand|Add|Record|lost/ })).toBeNull();
});

test("returns to the list after a handover and names the new owner", async () => {
  vi.mocked(salespeople).mockReturnValue((onValue) => {
    onValue([{ uid: "ben", name: "Ben Osei" }]);
    return () => {};
  });
  vi.mocked(handOverLead).mockResolvedValueOnce();
  const { user } = await open();
  emit();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Hand over" }));
  await user.click(screen.getByRole("combobox", { name: "Colleague" }));
  await user.click(screen.getByRole("option", { name: "Ben Osei" }));
  await user.click(screen.getByRole("button", { name: "Hand over to Ben Osei" }));
  expect(await screen.findByText("All the leads")).toBeDefined();
  expect(await toastSeverity("Inés Carvajal Roldán is now with Ben Osei.")).toBe("success");
});
