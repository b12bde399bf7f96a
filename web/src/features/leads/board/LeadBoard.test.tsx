import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { stubPhoneViewport } from "../../../testing/stubPhoneViewport.ts";
import { toastSeverity } from "../../../testing/toastSeverity.ts";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { leadList } from "../data/leads.data.ts";
import { claimLead } from "../data/leadWrites.data.ts";
import { noChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { feed, row } from "../testing/renderLeadList.tsx";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import type { ColumnTotals } from "./BoardColumn.tsx";
import { LeadBoard } from "./LeadBoard.tsx";

vi.mock("../data/leads.data.ts", () => ({ leadList: vi.fn() }));
vi.mock("../data/inquiries.data.ts", () => import("../testing/fakeInquiries.ts"));
vi.mock("../data/leadSearch.data.ts", () => ({ foundLeads: vi.fn() }));
vi.mock("../data/leadWrites.data.ts", () => ({ claimLead: vi.fn() }));
vi.mock("../data/leadDocument.data.ts", () => ({ leadDocument: () => () => () => {} }));
vi.mock("../checklist/checklist.data.ts", () => ({
  checklistOfLead: () => (onValue: (none: object) => void) => {
    onValue({ data: null, fresh: true });
    return () => {};
  },
}));
vi.mock("../nextStep/nextSteps.data.ts", () => ({
  stepsById: () => ({
    get: () => null,
    ask: () => {},
    subscribe: () => () => {},
    close: () => {},
  }),
}));

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

const outbox = fakeLeadOutbox();
const names = { get: () => "Ben Osei", ask: () => {}, subscribe: () => () => {} };
/** Reports the leads of each column. */
const database = new Map<LeadStatus | null, (value: LeadFeed) => void>();

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
});

afterEach(() => {
  cleanup();
  database.clear();
});

async function open(
  rows: readonly LeadRow[],
  filter: Partial<LeadFilter> = {},
  totals: ColumnTotals | null = null,
) {
  vi.mocked(leadList).mockImplementation(({ status }) => (onValue) => {
    const [column = null] = status ?? [];
    database.set(column, onValue);
    onValue(feed(rows.filter(({ lead }) => lead.status === column)));
    return () => {};
  });
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <StaffNamesContext value={names}>
        <NamespaceLoader namespaces={["board", "leadPage", "nextStep", "checklist", "quote"]}>
          <LeadBoard filter={{ ...unfilteredLeadFilter, ...filter }} totals={totals} />
        </NamespaceLoader>
      </StaffNamesContext>
    </FakeLeadProviders>,
  );
  await screen.findAllByRole("article");
  return page;
}

const own = (id: string, overrides: Parameters<typeof row>[1] = {}) =>
  row(id, { ownerId: "ana", ...overrides });
const card = (name: string) => screen.getByRole("article", { name: `${name} Test` });
const cards = () => screen.getAllByRole("article").map(({ dataset }) => dataset["row"]);
const button = (name: string) => screen.getByRole("button", { name });

type User = Awaited<ReturnType<typeof open>>["user"];

async function moveByMenu(user: User, name: string, to: RegExp) {
  await user.click(button(`Move ${name} Test`));
  await user.click(screen.getByRole("menuitem", { name: to }));
}

test("claims a lead from the pool, where no card can be moved", async () => {
  vi.mocked(claimLead).mockResolvedValue();
  const { user } = await open([row("Zoe")], { view: "pool" });
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  await user.click(button("Claim Zoe Test"));
  expect(claimLead).toHaveBeenCalledExactlyOnceWith("Zoe", "ana");
  expect(await toastSeverity(/^Zoe Test is now yours\./)).toBe("success");
});

test("shows the premium of a quote on its card, and the sum in the head of the column", async () => {
  const totals: ColumnTotals = new Map([["quoted", { count: 12, premium: 4_550 }]]);
  const quoted = { status: "quoted", step: 4 } as const;
  await open([own("Zoe", { ...quoted, monthlyPremium: 182 }), own("Ben", quoted)], {}, totals);
  const inCard = (name: string) => within(card(name)).queryByLabelText(/a month/)?.textContent;
  expect([inCard("Zoe"), inCard("Ben")]).toEqual(["$182", undefined]);
  const column = within(screen.getByRole("region", { name: "Quoted" }));
  expect(column.getByText("$4,550 a month")).toBeDefined();
  expect(column.getByLabelText("12 leads")).toBeDefined();
});

test("names the owner of a colleague's lead and offers no move", async () => {
  await open([row("Zoe", { ownerId: "ben" })], { view: "all" });
  expect(within(card("Zoe")).getByText("Ben Osei")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
});

test("asks for consent and plan before the assistant contacts a person, and sends both", async () => {
  const pia = own("Pía", { plan: "undecided" });
  const { user } = await open([pia]);
  await moveByMenu(user, "Pía", /^AI Contacting/);
  await user.click(button("Cancel"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await moveByMenu(user, "Pía", /^AI Contacting/);
  expect(screen.getByRole("dialog", { name: "Record consent" }).textContent).toContain("Pía Test");
  await user.click(button("They agree: record it"));
  await screen.findByRole("dialog", { name: "Choose a plan first" });
  await user.click(screen.getByRole("radio", { name: "Premium" }));
  expect(outbox.enqueue).not.toHaveBeenCalled();
  await user.click(button("Move to “AI Contacting”"));
  const move = { kind: "move", leadId: "Pía", base: pia.lead, to: "aiContacting" };
  await waitFor(() =>
    expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
      ...move,
      consent: "en",
      plan: "premium",
    }),
  );
});

test("goes through a column and to the next one with cards by keyboard", async () => {
  const quoted = own("Quim", { status: "quoted", step: 4 });
  const { user } = await open([own("Ana"), own("Bea"), own("Cid"), quoted]);
  act(() => card("Ana").focus());
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(card("Cid"));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(card("Quim"));
  await user.keyboard("{ArrowRight}{ArrowLeft}{Home}");
  expect(document.activeElement).toBe(card("Ana"));
});

test("moves no card of a column while the focus is in it", async () => {
  await open([own("Ana"), own("Bea"), own("Cid")]);
  act(() => card("Bea").focus());
  const changes = { ...noChanges, arrived: ["Dora"], moved: ["Cid"], left: ["Ana"] };
  const now = feed([own("Dora"), own("Cid", { plan: "premium" }), own("Bea")], { changes });
  act(() => database.get("new")?.(now));
  expect(cards()).toEqual(["Ana", "Bea", "Cid"]);
  expect(within(card("Cid")).getByText(/Premium/)).toBeDefined();
  expect(within(card("Ana")).getByText("Leaving this list")).toBeDefined();
  expect(screen.getByText(/^1 new lead will appear/)).toBeDefined();
  act(() => card("Bea").blur());
  expect(cards()).toEqual(["Dora", "Cid", "Bea"]);
});

test("shows one stage at a time on a phone, and asks for documents before that stage", async () => {
  stubPhoneViewport();
  const quoted = own("Quim", { status: "quoted", step: 4 });
  const { user } = await open([own("Ana"), quoted]);
  expect(cards()).toEqual(["Ana"]);
  await user.click(screen.getByRole("tab", { name: "Quoted" }));
  await waitFor(() => expect(cards()).toEqual(["Quim"]));
  await user.click(button("Move Quim Test"));
  const enrolled = screen.getByRole("menuitem", { name: /^Enrolled/ });
  expect(enrolled.textContent).toContain("Comes after “Documents”");
  await user.click(enrolled);
  await user.click(screen.getByRole("menuitem", { name: /^Documents/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Documents from Quim Test" }));
  expect(dialog.getAllByRole("checkbox")).toHaveLength(5);
  expect(outbox.enqueue).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Move to “Documents”" }));
  const move = { kind: "move", leadId: "Quim", base: quoted.lead, to: "documents" };
  await waitFor(() => expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(move));
});
