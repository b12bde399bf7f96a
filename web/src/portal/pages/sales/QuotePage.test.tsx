import type { Quote } from "@salvia/domain/lead/quote/quote";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { quote } from "../../../../../seed/quotes.ts";
import { quoteOfLead } from "../../../features/leads/quote/quotes.data.ts";
import { inquiryLanguages } from "../../../features/leads/testing/fakeInquiries.ts";
import { FakeLeadProviders } from "../../../features/leads/testing/FakeLeadProviders.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { QuotePage } from "./QuotePage.tsx";

vi.mock("../../../features/leads/data/leadDocument.data.ts", () => ({
  leadDocument: () => (onValue: (one: object) => void) => {
    const quoted = lead({ ownerId: "ana", status: "quoted", step: 4 });
    onValue({ row: { id: "one", lead: quoted, pending: false }, fresh: true });
    return () => {};
  },
}));
vi.mock(
  "../../../features/leads/data/inquiries.data.ts",
  () => import("../../../features/leads/testing/fakeInquiries.ts"),
);
vi.mock("../../../features/leads/quote/quotes.data.ts", () => ({ quoteOfLead: vi.fn() }));

const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
let emit: (data: Quote | null, fresh?: boolean) => void;

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(quoteOfLead).mockReturnValue((onValue) => {
    emit = (data, fresh = true) =>
      act(() => onValue({ id: "one", exists: data !== null, pending: false, data, fresh }));
    return () => {};
  });
});

afterEach(() => {
  inquiryLanguages.length = 0;
  cleanup();
});

async function open() {
  const page = renderInPortal(
    <FakeLeadProviders>
      <StaffNamesContext value={names}>
        <Routes>
          <Route path="/sales/leads/:id/quote" element={<QuotePage area="sales" />} />
        </Routes>
      </StaffNamesContext>
    </FakeLeadProviders>,
    { path: "/sales/leads/one/quote" },
  );
  await screen.findByRole("link", { name: "Back to the lead" });
  await act(async () => {});
  return page;
}

/** What is printed in place of the page. */
const paper = () => document.querySelector<HTMLElement>("[data-print]");

test("shows the quote, and prints it without the rest of the page", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { user } = await open();
  emit(quote({ madeAt: new Date() }));
  await waitFor(() => expect(paper()).not.toBeNull());
  const printed = within(paper() ?? document.createElement("div"));
  for (const text of ["Quote for Inés Carvajal Roldán", "Standard", "$407", "Ana Prado"]) {
    expect(printed.getByText(text)).toBeDefined();
  }
  expect(printed.getByText("2 adults and 1 child")).toBeDefined();
  expect(printed.getByText("Doctors and specialists")).toBeDefined();
  expect(printed.queryByText("Back to the lead")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("prints the quote in the language of the person, or in another that the user chooses", async () => {
  inquiryLanguages.splice(0, Infinity, "fr");
  const { user } = await open();
  emit(quote({ madeAt: new Date() }));
  const french = await waitFor(() =>
    within(paper() ?? document.createElement("div")).getByText(/^Devis pour/),
  );
  expect(french.closest("[lang]")).toHaveProperty("lang", "fr");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language of the quote" }),
    "Portuguese",
  );
  await waitFor(() => expect(paper()?.textContent).toContain("Cotação para Inés Carvajal Roldán"));
});

test("neither shows nor prints a price that was made with others", async () => {
  await open();
  emit(quote({ offersVersion: "00000000" }));
  expect(screen.getByText(/^Prices or benefits have changed/)).toBeDefined();
  expect(screen.queryByText("$407")).toBeNull();
  expect(paper()).toBeNull();
});

test("shows an expired quote, but doesn’t print it", async () => {
  await open();
  emit(quote({ madeAt: new Date("2025-01-02T12:00:00Z") }));
  expect(screen.getByText(/^This quote expired on/)).toBeDefined();
  expect(await screen.findByText("$407")).toBeDefined();
  expect(paper()).toBeNull();
});

test("says that there is no quote, once the server has said so", async () => {
  await open();
  emit(null, false);
  expect(screen.getByText(/^The quote can’t be loaded right now/)).toBeDefined();
  emit(null);
  expect(screen.getByText(/^There’s no quote for this lead yet/)).toBeDefined();
});
