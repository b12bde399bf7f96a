import type { NextStep } from "@salvia/domain/lead/nextStep";
import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { nextStep } from "../../../../../seed/nextSteps.ts";
import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { dayAfter, dayIn } from "../../../lib/time/plainDay.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { useLead } from "../data/useLead.ts";
import { DueSteps } from "./DueSteps.tsx";
import { dueNextSteps, type NextStepRow } from "./nextSteps.data.ts";

vi.mock("./nextSteps.data.ts", () => ({ dueNextSteps: vi.fn() }));
vi.mock("../data/useLead.ts", () => ({ useLead: vi.fn() }));

let database: {
  emit: (rows: readonly NextStepRow[], rest?: Partial<BoundedPages<NextStepRow>>) => void;
  fail: () => void;
};
const outbox = fakeLeadOutbox();
const zone = "America/Lima";
// Fixed, because midnight may come between two tests.
const now = new Date("2026-11-22T15:00:00Z");
const today = dayIn(now, zone);
const ines = { id: "one", lead: lead({ ownerId: "ana" }), pending: false };

beforeEach(() => {
  vi.setSystemTime(now);
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
  vi.mocked(useLead).mockImplementation((id) =>
    id === "one" ? { status: "content", row: ines, fresh: true } : { status: "loading" },
  );
  vi.mocked(dueNextSteps).mockReturnValue((onValue, onError) => {
    database = {
      emit: (rows, rest) =>
        act(() => onValue({ rows, more: "none", showMore: () => {}, fresh: true, ...rest })),
      fail: () => act(() => onError(new FirebaseError("resource-exhausted", "no"))),
    };
    return () => {};
  });
});

function row(id: string, fields: Partial<NextStep> = {}): NextStepRow {
  return { id, step: nextStep(id, { dueOn: today, ...fields }), pending: false };
}

async function open() {
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <TimeZoneContext value={zone}>
        <NamespaceLoader namespaces={["nextStep"]}>
          <DueSteps />
        </NamespaceLoader>
      </TimeZoneContext>
    </FakeLeadProviders>,
  );
  await screen.findByRole("heading", { name: "Next steps for today" });
  return page;
}

const items = () => within(screen.getByRole("list")).getAllByRole("listitem");

test.each([
  [{}, "Call Inés Carvajal Roldán", "tel:+34612345678"],
  [{ phone: null }, "Write to Inés Carvajal Roldán", "mailto:ines.carvajal@example.com"],
])("has a link to the lead with %j: %s", async (details, name, href) => {
  const shown = { ...ines, lead: lead({ ownerId: "ana", ...details }) };
  vi.mocked(useLead).mockReturnValue({ status: "content", row: shown, fresh: true });
  await open();
  database.emit([row("one")]);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
});

test("lists what is due with the leads' names, and asks only for the user's days", async () => {
  await open();
  expect(screen.getByText("Loading the next step…")).toBeDefined();
  expect(dueNextSteps).toHaveBeenCalledWith(expect.any(String), today);
  database.emit([row("one", { dueOn: dayAfter(today, -1), title: "Send the quote" }), row("two")]);
  expect(items().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Inés Carvajal RoldánSend the quoteOverdue since .*DoneTomorrow$/),
    "…Call backTodayDoneTomorrow",
  ]);
  const link = screen.getByRole("link", { name: "Inés Carvajal Roldán" });
  expect(link.getAttribute("href")).toBe("/sales/leads/one");
});

test("marks a step as done and keeps the focus in the section when it leaves", async () => {
  const { user } = await open();
  database.emit([row("one", { rev: 3 }), row("two")]);
  await user.click(screen.getByRole("button", { name: "Done: Call back, Inés Carvajal Roldán" }));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    kind: "stepDone",
    leadId: "one",
    name: "Inés Carvajal Roldán",
    rev: 3,
  });
  database.emit([row("two")]);
  expect(document.activeElement?.textContent).toBe("Next steps for today");
  database.emit([]);
  expect(screen.getByText("Nothing is due today.")).toBeDefined();
});

test("plans a step again that was done by mistake", async () => {
  const { user } = await open();
  database.emit([row("one", { rev: 3 })]);
  await user.click(screen.getByRole("button", { name: /^Done: Call back/ }));
  database.emit([]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const step = { title: "Call back", dueOn: today, dueAt: null };
  expect(outbox.enqueue).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: "nextStep", leadId: "one", rev: 4, step }),
  );
  expect(await screen.findByText(/the step is planned again/)).toBeDefined();
});

test("moves a step to tomorrow at its time of day", async () => {
  const { user } = await open();
  database.emit([row("one", { dueAt: new Date(`${today}T14:00:00Z`) })]);
  await user.click(screen.getByRole("button", { name: /^Move to tomorrow: Call back/ }));
  const dueOn = dayAfter(today, 1);
  const step = { title: "Call back", dueOn, dueAt: new Date(`${dueOn}T14:00:00Z`) };
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "nextStep", leadId: "one", rev: 1, step }),
  );
});

test("shows more on request, and why nothing can be shown", async () => {
  const { user } = await open();
  const showMore = vi.fn();
  database.emit([row("one")], { more: "some", showMore });
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(showMore).toHaveBeenCalledOnce();
  database.emit([], { fresh: false });
  expect(screen.getByText(/^The next steps can’t be loaded right now/)).toBeDefined();
  database.fail();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
