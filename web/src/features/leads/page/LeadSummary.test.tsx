import type { Lead } from "@salvia/domain/lead/lead";
import type { Quote } from "@salvia/domain/lead/quote/quote";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import type { Language } from "@salvia/domain/shared/language";
import { act, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { quote } from "../../../../../seed/quotes.ts";
import { inquiryLanguages } from "../testing/fakeInquiries.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { leadOnServer } from "../data/leads.data.ts";
import { lastMove } from "../moves/lastMove.data.ts";
import { Consent } from "./Consent.tsx";
import { LeadSummary } from "./LeadSummary.tsx";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { toastSeverity } from "../../../testing/toastSeverity.ts";

vi.mock("../checklist/checklist.data.ts", () => ({
  checklistOfLead: () => (onValue: (some: object) => void) => {
    const receipt = { by: "ana", at: new Date(0) };
    const received = { identityDocument: receipt, bankMandate: receipt, proofOfAddress: receipt };
    onValue({ data: { received }, fresh: true });
    return () => {};
  },
}));
let known: Quote | null;
/** Gives the quote to the page; undefined while the page does not listen. */
let tellQuote: (() => void) | undefined;
let isQuoteLate: boolean;
vi.mock("../quote/quotes.data.ts", () => ({
  quoteOfLead: () => (onValue: (some: object) => void) => {
    tellQuote = () => onValue({ data: known, fresh: true });
    if (!isQuoteLate) tellQuote();
    return () => {};
  },
}));
vi.mock("../data/inquiries.data.ts", () => import("../testing/fakeInquiries.ts"));
vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));
vi.mock("./leadViewers.data.ts", () => ({
  sayOpen: async () => {},
  viewersOfLead: () => () => () => {},
}));
vi.mock("../moves/lastMove.data.ts", () => ({ lastMove: vi.fn() }));

const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
const outbox = fakeLeadOutbox();
const enqueue = vi.mocked(outbox.enqueue);
const move = (base: Lead, to: LeadStatus) => ({ kind: "move", leadId: "one", base, to });
const consent = { wording: "I agree.", language: "en", at: new Date(0) } as const;

beforeEach(() => {
  stubDesktopViewport();
  enqueue.mockResolvedValue({ status: "saved" });
  known = quote();
  isQuoteLate = false;
});

const rowOf = (state: Lead) => ({ id: "one", lead: state, pending: false });
const view = (state: Lead, own: boolean) => (
  <FakeLeadProviders outbox={outbox}>
    <StaffNamesContext value={names}>
      <LeadSummary row={rowOf(state)} own={own}>
        {null}
      </LeadSummary>
      <Consent row={rowOf(state)} own={own} />
    </StaffNamesContext>
  </FakeLeadProviders>
);

async function open(details: Partial<Lead>, own = true) {
  const state = lead({ ownerId: "ana", ...details });
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage", "checklist", "quote", "conversion", "board"]}>
      {view(state, own)}
    </NamespaceLoader>,
  );
  await screen.findByText("Stage");
  return { ...page, state };
}

const refused = (code: string) =>
  ({ status: "refused", error: new FirebaseError(code, "no") }) as const;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** Opens the menu of the other stages. */
async function otherStages(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(button("Other stages"));
  return within(screen.getByRole("menu"));
}

test("offers the likely move, and in a menu each other one with what comes first", async () => {
  const { user } = await open({});
  expect(button("Move to “Remote sales”")).toBeDefined();
  const menu = await otherStages(user);
  const items = menu.getAllByRole("menuitem").filter((item) => item.ariaDisabled !== "true");
  expect(items.map((item) => item.textContent)).toEqual(["AI Contacting", "Remote sales", "Lost"]);
  expect(menu.getByRole("menuitem", { name: /^Documents/ }).textContent).toMatch(/Comes after/);
});

test.each([
  ["the price of the latest quote", quote(), {}, /\$\d+ a month/],
  [
    "what was quoted at earlier prices",
    quote({ offersVersion: "0a1b2c3d" }),
    { monthlyPremium: 7 },
    "$7 a month",
  ],
  ["that there is no quote", null, {}, "None yet"],
])("sums up stage, plan, owner, and %s", async (_case, latest, premiumOf, premium) => {
  known = latest;
  await open({ status: "quoted", step: 4, ...premiumOf });
  const facts = within(screen.getByRole("region", { name: "Summary" }));
  expect(facts.getByText("Step 4 of 6")).toBeDefined();
  expect(facts.getByText("Standard")).toBeDefined();
  expect(facts.getByText("Ana Prado")).toBeDefined();
  expect(facts.getByText(premium)).toBeDefined();
});

test("leaves the focus and the scroll position at the top of a page that opens", async () => {
  await open({ consent });
  expect(document.activeElement).toBe(document.body);
});

test("sends a move with the lead as seen, and confirms it once it is saved", async () => {
  const { user, state } = await open({ consent });
  await user.click(button("Move to “AI Contacting”"));
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(move(state, "aiContacting"));
  expect(await toastSeverity("The lead is now at “AI Contacting”.")).toBe("success");
});

test("asks an undecided lead’s plan first, and sends it with the move", async () => {
  const { user, state } = await open({ plan: "undecided" });
  await user.click(button("Move to “Remote sales”"));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose a plan first" }));
  await user.click(dialog.getByRole("button", { name: "Move to “Remote sales”" }));
  expect(dialog.getByRole("alert").textContent).toBe("Please select a plan of interest.");
  expect(document.activeElement).toBe(dialog.getByRole("radio", { name: "Basic" }));
  expect(enqueue).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("radio", { name: "Premium" }));
  await user.click(dialog.getByRole("button", { name: "Move to “Remote sales”" }));
  const sent = { ...move(state, "remoteSales"), plan: "premium" };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(sent);
});

/** A lead that was lost a minute ago, and the move that lost it. */
function justLost() {
  const updatedAt = new Date(Date.now() - 60_000);
  vi.mocked(lastMove).mockReturnValue((onValue) => {
    onValue({ kind: "status", from: "quoted", to: "lost", ownerId: "ana", createdAt: updatedAt });
    return () => {};
  });
  return { status: "lost", step: 4, rev: 7, updatedAt } as const;
}

test("undoes a move", async () => {
  const { user, state } = await open(justLost());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const undo = { kind: "undo", leadId: "one", base: state, to: "quoted" };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(undo);
  expect(await toastSeverity("Undone: the lead is back at “Quoted”.")).toBe("success");
});

test("offers no undo of a colleague's move", async () => {
  await open(justLost(), false);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("says that an undo came too late", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { user } = await open(justLost());
  enqueue.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 15 * 60_000);
    return refused("permission-denied");
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^It’s too late to undo this move/);
});

test("loses a lead for the reason that was chosen", async () => {
  const { user, state } = await open({ status: "quoted", step: 4 });
  await user.click((await otherStages(user)).getByRole("menuitem", { name: "Lost" }));
  const dialog = within(screen.getByRole("dialog", { name: "Mark this lead as lost?" }));
  await user.click(dialog.getByRole("radio", { name: "Chose another insurer" }));
  await user.click(dialog.getByRole("button", { name: "Mark as lost" }));
  const loss = { reason: "otherInsurer", note: null };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith({ ...move(state, "lost"), loss });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each<[string, Lead["loss"], RegExp]>([
  ["the reason", { reason: "notEligible", note: null }, /^Reason: Not eligible$/],
  ["another reason in its own words", { reason: "other", note: "Left Spain" }, /Left Spain$/],
])("shows %s of a lost lead", async (_case, loss, words) => {
  await open({ status: "lost", step: 3, loss });
  expect(screen.getByText(words)).toBeDefined();
});

test("shows a lead that an earlier release lost without a reason", async () => {
  await open({ status: "lost", step: 3 });
  expect(screen.getByText(/^You can reopen a lost lead/)).toBeDefined();
  expect(screen.queryByText(/^Reason/)).toBeNull();
});

test("asks for the quote that a lead needs to move to quoted, and moves it then", async () => {
  known = null;
  const { user, state } = await open({ status: "remoteSales", step: 3, plan: "standard" });
  await user.click(button("Move to “Quoted”"));
  expect(enqueue).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole("dialog", { name: "Quote for Inés Carvajal Roldán" }));
  expect(dialog.getByText(/needs a quote before the lead moves to “Quoted”/)).toBeDefined();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Adults" }), "2");
  await user.click(dialog.getByRole("button", { name: "Save quote and move" }));
  expect(enqueue).toHaveBeenCalledTimes(2);
  expect(enqueue).toHaveBeenNthCalledWith(
    1,
    expect.objectContaining({
      kind: "quote",
      rev: 0,
      quote: { plan: "standard", adults: 2, children: 0, offersVersion },
    }),
  );
  expect(enqueue).toHaveBeenNthCalledWith(2, move(state, "quoted"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  { what: "asks for it", found: null, asks: true, moves: 0 },
  { what: "moves the lead", found: quote(), asks: false, moves: 1 },
])("waits for a quote that isn’t known yet, and then $what", async ({ found, asks, moves }) => {
  known = found;
  isQuoteLate = true;
  const { user } = await open({ status: "remoteSales", step: 3 });
  await user.click(button("Move to “Quoted”"));
  const done = () => [screen.queryByRole("dialog") !== null, enqueue.mock.calls.length];
  expect(done()).toEqual([false, 0]);
  act(() => tellQuote?.());
  expect(done()).toEqual([asks, moves]);
});

test("moves a lead as without a connection if the server doesn’t say whether it has a quote", async () => {
  isQuoteLate = true;
  const { state } = await open({ status: "remoteSales", step: 3 });
  vi.useFakeTimers();
  act(() => button("Move to “Quoted”").click());
  act(() => void vi.advanceTimersByTime(9_900));
  expect(enqueue).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(100));
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(move(state, "quoted"));
});

test("does not move a lead whose quote was refused", async () => {
  known = null;
  const { user } = await open({ status: "remoteSales", step: 3 });
  enqueue.mockResolvedValueOnce(refused("resource-exhausted"));
  await user.click(button("Move to “Quoted”"));
  await user.click(button("Save quote and move"));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(enqueue).toHaveBeenCalledOnce();
  await user.click(button("Cancel"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("explains what becoming a client means, and asks the server for it", async () => {
  const { user } = await open({ status: "documents", step: 5, identityDocument: null });
  await user.click(button("Convert to client"));
  const dialog = within(
    screen.getByRole("dialog", { name: "Convert Inés Carvajal Roldán to a client?" }),
  );
  expect(dialog.getByText(/No identity document is on file yet/)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(enqueue).not.toHaveBeenCalled();
});

test("says that a client goes no further", async () => {
  await open({ status: "enrolled", step: 6, kind: "client", enrolledAt: new Date(0) });
  expect(screen.getByText("This lead is now a client.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Move|stages/ })).toBeNull();
});

test("shows no buttons to read-only users", async () => {
  await open({ consent }, false);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each<[string, Language[], string]>([
  ["the latest inquiry", ["pt", "es"], "Portuguese"],
  ["the page without one", [], "English"],
])("reads out the sentence of consent in the language of %s", async (_case, spoken, name) => {
  inquiryLanguages.splice(0, Infinity, ...spoken);
  const { user } = await open({});
  await user.click(button("Record consent"));
  expect(screen.getByRole("combobox", { name: "Their language" }).textContent).toBe(name);
});

test("records consent to the sentence read out in a language that the user chooses", async () => {
  inquiryLanguages.splice(0, Infinity, "fr");
  const { user, state } = await open({});
  await user.click(button("Record consent"));
  await user.click(screen.getByRole("combobox", { name: "Their language" }));
  await user.click(screen.getByRole("option", { name: "Portuguese" }));
  const sentence = screen.getByText(/^O assistente automático pode entrar em contato/);
  expect(sentence.lang).toBe("pt");
  await user.click(button("They agree: record it"));
  const recorded = { kind: "consent", leadId: "one", base: state, language: "pt" };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(recorded);
});

test("explains what withdrawing consent stops", async () => {
  const { user, state } = await open({ status: "aiContacting", step: 2, consent });
  await user.click(button("Withdraw consent"));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/moves on to “Remote sales”/)).toBeDefined();
  await user.click(dialog.getByText("Withdraw consent"));
  const withdrawn = { kind: "withdrawal", leadId: "one", base: state };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(withdrawn);
});

test("shows what changed and asks again when the lead was modified concurrently", async () => {
  const { user, state } = await open({ status: "quoted", step: 4 });
  enqueue.mockResolvedValueOnce(refused("permission-denied"));
  vi.mocked(leadOnServer).mockResolvedValue({
    ...state,
    status: "remoteSales",
    step: 3,
    plan: "premium",
    rev: 2,
  });
  await user.click(button("Move to “Documents”"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("New: status, now “Remote sales” and Plan of interest.");
  expect(document.querySelector(".MuiSnackbar-root")).toBeNull();
  expect(button("Other stages")).toBeDefined();
});

test("sends a change based on an unconfirmed one but ignores a repeated click", async () => {
  enqueue.mockReturnValue(new Promise(() => {}));
  const state = lead({ ownerId: "ana" });
  const moved = { ...state, status: "remoteSales", step: 3, rev: state.rev + 1 } as const;
  function Changing() {
    const [shown, setShown] = useState<Lead>(state);
    return (
      <>
        <button onClick={() => setShown(moved)}>The page hears of it</button>
        {view(shown, true)}
      </>
    );
  }
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage", "checklist", "quote", "conversion", "board"]}>
      <Changing />
    </NamespaceLoader>,
  );
  await user.dblClick(await screen.findByRole("button", { name: "Move to “Remote sales”" }));
  expect(enqueue).toHaveBeenCalledOnce();
  await user.click(button("The page hears of it"));
  await user.click(button("Move to “Quoted”"));
  expect(enqueue).toHaveBeenLastCalledWith(move(moved, "quoted"));
});

test("shows the reason when a change is refused", async () => {
  const { user } = await open({});
  enqueue.mockResolvedValueOnce(refused("resource-exhausted"));
  await user.click(button("Move to “Remote sales”"));
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^That wasn’t saved\. Too many attempts/,
  );
});

test("says that a change waits for the network", async () => {
  enqueue.mockResolvedValueOnce({ status: "waiting", answer: new Promise(() => {}) });
  const { user } = await open({});
  await user.click(button("Move to “Remote sales”"));
  expect(await toastSeverity(/^Saved here/)).toBe("info");
});
