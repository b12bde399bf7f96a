import type { Lead } from "@salvia/domain/lead/lead";
import { act, cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { leadTimeline } from "../../../features/activities/activities.data.ts";
import { ContactOfferProvider } from "../../../features/leads/contact/ContactOfferProvider.tsx";
import { RowContact } from "../../../features/leads/contact/RowContact.tsx";
import { leadDocument } from "../../../features/leads/data/leadDocument.data.ts";
import type { LeadRow } from "../../../features/leads/paging/leadRow.ts";
import {
  fakeLeadOutbox,
  FakeLeadProviders,
} from "../../../features/leads/testing/FakeLeadProviders.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { LeadPage } from "./LeadPage.tsx";

vi.mock("../../../features/activities/activities.data.ts", () => ({ leadTimeline: vi.fn() }));
vi.mock("../../../features/leads/data/leadDocument.data.ts", () => ({ leadDocument: vi.fn() }));
vi.mock("../../../features/leads/data/leadWrites.data.ts", () => ({ newNoteId: () => "new" }));
vi.mock("../../../features/leads/data/leads.data.ts", () => ({ leadOnServer: async () => null }));
vi.mock("../../../features/leads/quote/quotes.data.ts", () => ({
  quoteOfLead: () => (onValue: (none: object) => void) => {
    onValue({ data: null, fresh: true });
    return () => {};
  },
}));
vi.mock(
  "../../../features/leads/data/inquiries.data.ts",
  () => import("../../../features/leads/testing/fakeInquiries.ts"),
);
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

const minute = 60_000;
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
const outbox = fakeLeadOutbox();
/** A browser leaves the page as it is when another program opens the link. */
const ignored = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubDesktopViewport();
  vi.mocked(leadTimeline).mockReturnValue(() => () => {});
  document.addEventListener("click", ignored);
});

afterEach(() => {
  cleanup();
  document.removeEventListener("click", ignored);
});

function rowOf(details: Partial<Lead>): LeadRow {
  return { id: "one", lead: lead({ ownerId: "ana", ...details }), pending: false };
}

/** Opens a page of Ana's with a list of the lead, and the lead's own page. */
async function open(path: string, details: Partial<Lead> = {}) {
  const row = rowOf(details);
  vi.mocked(leadDocument).mockReturnValue((onValue) => {
    onValue({ row, fresh: true });
    return () => {};
  });
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <StaffNamesContext value={names}>
        <ContactOfferProvider>
          <Routes>
            <Route path="/sales/leads/:id" element={<LeadPage area="sales" />} />
            <Route path="/sales" element={<RowContact row={row} view="mine" focusable />} />
          </Routes>
        </ContactOfferProvider>
      </StaffNamesContext>
    </FakeLeadProviders>,
    { path },
  );
  await screen.findByRole("link", { name: "ines.carvajal@example.com" });
  await act(async () => {});
  return page;
}

function phoneLink() {
  return screen.getByRole("link", { name: /612 34 56 78|612345678/ });
}

function callFor(ms: number) {
  act(() => {
    globalThis.dispatchEvent(new Event("blur"));
    vi.advanceTimersByTime(ms);
    globalThis.dispatchEvent(new Event("focus"));
  });
}

const pressed = (name: string) => screen.getByRole("button", { name, pressed: true });

test("offers to log a call from a list, and opens the lead's form with its minutes", async () => {
  const { user } = await open("/sales");
  expect(phoneLink().getAttribute("href")).toBe("tel:+34612345678");
  await user.click(phoneLink());
  const offer = await screen.findByRole("status");
  expect(offer.textContent).toContain("Did you call Inés Carvajal Roldán?");
  callFor(4 * minute);
  await user.click(within(offer).getByRole("button", { name: "Log the call" }));
  expect(await screen.findByRole("textbox", { name: /Minutes/ })).toHaveProperty("value", "4");
  expect(pressed("Call")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Reached");
  expect(outbox.enqueue).not.toHaveBeenCalled();
  await user.keyboard(" ");
  await user.click(screen.getByRole("button", { name: "Add call" }));
  const call = { kind: "call", outcome: "reached", minutes: 4, leadId: "one", activityId: "new" };
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(call));
  expect(screen.getByRole("textbox", { name: /Minutes/ })).toHaveProperty("value", "");
});

test("keeps the offer during the call, until it is declined", async () => {
  const { user } = await open("/sales/leads/one");
  await user.click(phoneLink());
  await screen.findByText(/^Did you call/);
  callFor(30 * minute);
  await user.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByText(/^Did you call/)).toBeNull();
  expect(pressed("Note")).toBeDefined();
  expect(outbox.enqueue).not.toHaveBeenCalled();
});

test("offers to log an email on the lead's page without losing a text that was begun", async () => {
  const { user } = await open("/sales/leads/one");
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Asked about dentists");
  await user.click(screen.getByRole("link", { name: "ines.carvajal@example.com" }));
  await user.click(await screen.findByRole("button", { name: "Log the email" }));
  const field = screen.getByRole("textbox", { name: /What you wrote/ });
  expect(field).toHaveProperty("value", "Asked about dentists");
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole("button", { name: "Add email" }));
  const email = { kind: "email", text: "Asked about dentists", leadId: "one" };
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(email));
});

test("opens a chat with a lead in another tab, and offers to note it", async () => {
  const { user } = await open("/sales/leads/one");
  expect(screen.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:+34612345678");
  const chat = screen.getByRole("link", { name: "WhatsApp" });
  expect(chat.getAttribute("href")).toBe("https://wa.me/34612345678");
  expect([chat.getAttribute("target"), chat.getAttribute("rel")]).toEqual(["_blank", "noreferrer"]);
  await user.click(chat);
  await user.click(await screen.findByRole("button", { name: "Add a note" }));
  expect(pressed("Note")).toBeDefined();
});

test("offers nothing for a lead in the pool, whose timeline the user can't write", async () => {
  const { user } = await open("/sales/leads/one", { ownerId: null });
  await user.click(phoneLink());
  await act(async () => vi.advanceTimersByTime(minute));
  expect(screen.queryByText(/^Did you call/)).toBeNull();
});
