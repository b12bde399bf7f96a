import type { Lead } from "@salvia/domain/lead/lead";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { nextStep } from "../../../../../seed/nextSteps.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { dayAfter, dayIn } from "../../../lib/time/plainDay.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { refusalOf } from "../writes/refusal.data.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { nextStepOfLead, type NextStepState } from "./nextSteps.data.ts";
import { NextStepSection } from "./NextStepSection.tsx";
import { StepAfterCall } from "./StepAfterCall.tsx";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("./nextSteps.data.ts", () => ({ nextStepOfLead: vi.fn() }));
vi.mock("../writes/refusal.data.ts", () => ({ refusalOf: vi.fn() }));

let database: { emit: (step: NextStep | null, fresh?: boolean) => void; fail: () => void };
const outbox = fakeLeadOutbox();
/** Each test has its own lead, because unfinished text is kept per lead. */
let leadId = "";
const zone = "America/Lima";
// Fixed, because midnight may come between two tests.
const now = new Date("2026-11-22T15:00:00Z");
const today = dayIn(now, zone);

beforeEach(() => {
  vi.setSystemTime(now);
  leadId = crypto.randomUUID();
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
  vi.mocked(nextStepOfLead).mockReturnValue((onValue, onError) => {
    const rows = (step: NextStep | null): NextStepState["rows"] =>
      step === null ? [] : [{ id: leadId, step, pending: false }];
    database = {
      emit: (step, fresh = true) => act(() => onValue({ rows: rows(step), fresh })),
      fail: () => act(() => onError(new FirebaseError("resource-exhausted", "no"))),
    };
    return () => {};
  });
});

async function open({ own = true, onClose, ...fields }: Partial<Lead> & Opened = {}) {
  const row = { id: leadId, lead: lead({ ownerId: "ana", ...fields }), pending: false };
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <TimeZoneContext value={zone}>
        <NamespaceLoader namespaces={["nextStep"]}>
          <p>The page</p>
          <NextStepSection row={row} own={own} />
          {onClose === undefined ? null : <StepAfterCall row={row} onClose={onClose} />}
        </NamespaceLoader>
      </TimeZoneContext>
    </FakeLeadProviders>,
  );
  await screen.findByText("The page");
  await act(async () => {});
  return page;
}

/** `onClose` is for the form after a call, which is shown with it. */
type Opened = { own?: boolean; onClose?: () => void };

const of = () => ({ leadId, name: "Inés Carvajal Roldán" });
const title = () => screen.getByRole("textbox", { name: "What to do next" });
const button = (name: string) => screen.getByRole("button", { name });

test("plans a first step in one line", async () => {
  const { user } = await open();
  expect(screen.getByText("Loading the next step…")).toBeDefined();
  database.emit(null);
  expect(screen.getByText("Nothing is planned yet.")).toBeDefined();
  await user.click(button("Plan a step"));
  expect(document.activeElement).toBe(title());
  await user.keyboard("Call about the quote{Enter}");
  const step = { title: "Call about the quote", dueOn: dayAfter(today, 1), dueAt: null };
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    kind: "nextStep",
    ...of(),
    rev: 0,
    step,
  });
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Next step");
  expect(await screen.findByText("Next step saved.")).toBeDefined();
});

test("sends nothing without a title or a day, and says why at the field", async () => {
  const { user } = await open();
  database.emit(null);
  await user.click(button("Plan a step"));
  await user.click(button("Save step"));
  expect(title().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Enter what to do next.")).toBeDefined();
  await fill(user, title(), "Call");
  await user.click(button("Other day"));
  await user.clear(screen.getByLabelText("Day"));
  await user.click(button("Save step"));
  expect(screen.getByText("Choose a day.")).toBeDefined();
  expect(outbox.enqueue).not.toHaveBeenCalled();
});

test("shows when a step is due in the user's time zone, and offers the next one once it is done", async () => {
  const { user } = await open();
  const dueAt = new Date(`${today}T20:30:00Z`);
  database.emit(nextStep(leadId, { dueOn: today, dueAt, rev: 4 }));
  expect(screen.getByText("Today").parentElement?.textContent).toMatch(/^Today 3:30\sPM/);
  await user.click(button("Done"));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({ kind: "stepDone", ...of(), rev: 4 });
  database.emit(nextStep(leadId, { doneAt: new Date(), rev: 5 }));
  await fill(user, title(), "Send the papers{Enter}");
  expect(outbox.enqueue).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: "nextStep", rev: 5 }),
  );
});

test("shows a step as overdue from its hour on", async () => {
  await open();
  const dueAt = new Date(now.getTime() - 60_000);
  database.emit(nextStep(leadId, { dueOn: today, dueAt }));
  expect(screen.getByText(/^Overdue since/).closest("[data-overdue]")).not.toBeNull();
  database.emit(nextStep(leadId, { dueOn: today, dueAt: new Date(now.getTime() + 60_000) }));
  expect(screen.getByText(/^Today/)).toBeDefined();
});

test("shows an overdue step to a reader who can't change it, and none of a lead that is over", async () => {
  const page = await open({ own: false });
  database.emit(nextStep(leadId, { dueOn: dayAfter(today, -2) }));
  expect(screen.getByText(/^Overdue since /)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  page.unmount();
  await open({ status: "lost" });
  expect(screen.queryByRole("heading", { name: "Next step" })).toBeNull();
});

test.each([
  ["changed", /^The next step has changed since you opened it/],
  ["gone", /^This lead is no longer yours/],
  ["unexplained", /^The next step wasn’t accepted/],
] as const)("keeps what was typed and says why it was refused: %s", async (kind, words) => {
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "refused", error: null });
  vi.mocked(refusalOf).mockResolvedValue({ kind });
  const { user } = await open();
  database.emit(null);
  await user.click(button("Plan a step"));
  await fill(user, title(), "Call{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(title()).toHaveProperty("value", "Call");
});

test("keeps the form when the connection is lost while it is filled in", async () => {
  const { user } = await open();
  database.emit(null);
  await user.click(button("Plan a step"));
  await fill(user, title(), "Call");
  database.emit(null, false);
  expect(title()).toHaveProperty("value", "Call");
});

test("says that steps can't be loaded, and offers to try again", async () => {
  await open();
  database.emit(null, false);
  expect(screen.getByText(/^The next steps can’t be loaded right now/)).toBeDefined();
  database.fail();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});

test("asks for the next step after a call, and names the one it replaces", async () => {
  const closed = vi.fn<() => void>();
  const { user } = await open({ own: false, onClose: closed });
  database.emit(nextStep(leadId, { rev: 2 }));
  expect(screen.getByRole("heading", { name: "What’s next?" })).toBeDefined();
  expect(screen.getByText("This replaces “Call back”.")).toBeDefined();
  await fill(user, title(), "Call again");
  await user.click(button("In a week"));
  await user.click(button("Save step"));
  const step = { title: "Call again", dueOn: dayAfter(today, 7), dueAt: null };
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    kind: "nextStep",
    ...of(),
    rev: 2,
    step,
  });
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
