import type { Lead } from "@salvia/domain/lead/lead";
import type { Quote } from "@salvia/domain/lead/quote/quote";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";
import { planOffers } from "@salvia/domain/site/planOffer";
import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { quote } from "../../../../../seed/quotes.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { refusalOf } from "../writes/refusal.data.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { quoteOfLead } from "./quotes.data.ts";
import { QuoteSection } from "./QuoteSection.tsx";

vi.mock("./quotes.data.ts", () => ({ quoteOfLead: vi.fn() }));
vi.mock("../writes/refusal.data.ts", () => ({ refusalOf: vi.fn() }));

let database: { emit: (data: Quote | null, fresh?: boolean) => void; fail: () => void };
const outbox = fakeLeadOutbox();
const { adult, child } = planOffers.standard.monthly;

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
  vi.mocked(quoteOfLead).mockReturnValue((onValue, onError) => {
    const known = { id: "one", exists: true, pending: false };
    database = {
      emit: (data, fresh = true) => act(() => onValue({ ...known, data, fresh })),
      fail: () => act(() => onError(new FirebaseError("resource-exhausted", "no"))),
    };
    return () => {};
  });
});

async function open({ own = true, ...fields }: Partial<Lead> & { own?: boolean } = {}) {
  const state = lead({ ownerId: "ana", status: "remoteSales", step: 3, plan: "basic", ...fields });
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <NamespaceLoader namespaces={["quote"]}>
        <p>The page</p>
        <QuoteSection row={{ id: "one", lead: state, pending: false }} own={own} />
      </NamespaceLoader>
    </FakeLeadProviders>,
  );
  await screen.findByText("The page");
  await act(async () => {});
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });
const choice = (name: string) => screen.getByRole("combobox", { name });
const price = (amount: number) => screen.getByText(`$${amount} a month`);

test("makes a quote whose price follows from the plan and the people", async () => {
  const { user } = await open();
  expect(screen.getByText("Loading the quote…")).toBeDefined();
  database.emit(null);
  expect(screen.getByText("No quote yet.")).toBeDefined();
  await user.click(button("Make a quote"));
  expect(price(planOffers.basic.monthly.adult)).toBeDefined();
  await user.selectOptions(choice("Plan"), "Standard");
  await user.selectOptions(choice("Adults"), "2");
  await user.selectOptions(choice("Children"), "1");
  expect(price(2 * adult + child)).toBeDefined();
  await user.click(button("Save quote"));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    kind: "quote",
    leadId: "one",
    name: "Inés Carvajal Roldán",
    rev: 0,
    quote: { plan: "standard", adults: 2, children: 1, offersVersion },
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("shows the latest quote, and starts the next one from it", async () => {
  const { user } = await open();
  database.emit(quote({ rev: 2 }));
  expect(price(2 * adult + child)).toBeDefined();
  expect(screen.getByText("Standard, 2 adults and 1 child")).toBeDefined();
  expect(screen.getByText(/^Valid until /)).toBeDefined();
  expect(screen.getByRole("link", { name: "View and print" })).toBeDefined();
  await user.click(button("New quote"));
  await user.selectOptions(choice("Children"), "0");
  await user.click(button("Save quote"));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      rev: 2,
      quote: { plan: "standard", adults: 2, children: 0, offersVersion },
    }),
  );
});

test("is not shown before a salesperson talks to the person", async () => {
  await open({ status: "new", step: 1 });
  expect(screen.queryByText("Quote")).toBeNull();
});

test("says that a quote has expired", async () => {
  await open();
  database.emit(quote({ madeAt: new Date("2025-11-23T12:00:00Z") }));
  expect(screen.getByText(/^This quote expired on Dec 23, 2025/)).toBeDefined();
});

test("shows no price for a quote that was made with others", async () => {
  await open();
  database.emit(quote({ offersVersion: "00000000" }));
  expect(screen.getByText(/^Prices or benefits have changed/)).toBeDefined();
  expect(screen.queryByText(/a month$/)).toBeNull();
});

test.each([
  ["readers", { own: false }],
  ["owners of a client", { status: "enrolled", step: 6, kind: "client", enrolledAt: new Date(0) }],
] as const)("offers no new quote to %s", async (_, fields) => {
  await open(fields);
  database.emit(quote());
  expect(screen.getByRole("link", { name: "View and print" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("says that the quote is unknown while the connection is lost", async () => {
  await open();
  database.emit(null, false);
  expect(screen.getByText(/^The quote can’t be loaded right now/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("goes on without a connection once it is known that there is no quote", async () => {
  await open();
  database.emit(null);
  database.emit(null, false);
  expect(button("Make a quote")).toBeDefined();
});

test("offers to try again when the quote can’t be loaded", async () => {
  const { user } = await open();
  database.fail();
  await user.click(button("Try again"));
  database.emit(null);
  expect(button("Make a quote")).toBeDefined();
});

test("keeps the dialog with what was chosen when the quote is refused", async () => {
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "refused", error: null });
  vi.mocked(refusalOf).mockResolvedValue({ kind: "changed" });
  const { user } = await open();
  database.emit(null);
  await user.click(button("Make a quote"));
  await user.selectOptions(choice("Adults"), "3");
  await user.click(button("Save quote"));
  expect((await screen.findByRole("alert")).textContent).toContain("nothing was overwritten");
  expect(choice("Adults")).toHaveProperty("value", "3");
});
