import type { NextStep } from "@salvia/domain/lead/nextStep";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { nextStep } from "../../../../../seed/nextSteps.ts";
import { dayAfter, dayIn, dayInWords } from "../../../lib/time/plainDay.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { refusalOf } from "../writes/refusal.data.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { RowStepButton, RowStepLabel } from "./RowStep.tsx";
import { StepsContext } from "./stepsOfRows.ts";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("../writes/refusal.data.ts", () => ({ refusalOf: vi.fn() }));

const outbox = fakeLeadOutbox();
const zone = "America/Lima";
// Fixed, because midnight may come between two tests.
const now = new Date("2026-11-22T15:00:00Z");
const today = dayIn(now, zone);
/** Each test has its own lead, because unfinished text is kept per lead. */
let leadId = "";

beforeEach(() => {
  vi.setSystemTime(now);
  leadId = crypto.randomUUID();
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
});

/** A row of a list whose lead has this step; null for none, undefined while that is not known. */
function open(step: NextStep | null | undefined) {
  const row = step && { id: leadId, step, pending: false };
  const steps = {
    get: () => row,
    ask: () => {},
    subscribe: () => () => {},
    close: () => {},
  };
  return renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <TimeZoneContext value={zone}>
        <StepsContext value={steps}>
          <p>The row</p>
          <RowStepLabel id={leadId} />
          <RowStepButton
            row={{ id: leadId, lead: lead({ ownerId: "ana" }), pending: false }}
            focusable
          />
        </StepsContext>
      </TimeZoneContext>
    </FakeLeadProviders>,
  );
}

const title = () => screen.findByRole("textbox", { name: "What to do next" });

test("names an overdue step in few words for those who see, and in whole ones for others", async () => {
  const dueOn = dayAfter(today, -2);
  open(nextStep(leadId, { dueOn, title: "Send the quote" }));
  const label = await screen.findByTitle("Send the quote");
  const day = dayInWords(dueOn, today, "en");
  expect(label.textContent).toBe(`Next step: Overdue since ${day}${day} Send the quote`);
  expect(within(label).getByText(day)).toHaveProperty("ariaHidden", "true");
});

test.each([
  ["the day alone, to leave room for what to do", 2, false],
  ["the time of today", 0, true],
])("names %s", async (_case, days, isTimed) => {
  const dueOn = dayAfter(today, days);
  open(nextStep(leadId, { dueOn, dueAt: new Date(`${dueOn}T21:30:00Z`), title: "Send the quote" }));
  const label = await screen.findByTitle("Send the quote");
  expect(/4:30/.test(label.textContent)).toBe(isTimed);
});

test("offers no form before the step is known, which a new one would replace", async () => {
  const page = open(undefined);
  await screen.findByText("The row");
  expect(screen.queryByRole("button")).toBeNull();
  page.unmount();
  open(null);
  await screen.findByRole("button", { name: "Plan a step with Inés Carvajal Roldán" });
});

test("changes the step and gives the focus back to its row", async () => {
  const { user } = open(nextStep(leadId, { dueOn: today, rev: 3 }));
  const name = "Change the next step with Inés Carvajal Roldán";
  await user.click(await screen.findByRole("button", { name }));
  await user.clear(await title());
  await fill(user, await title(), "Ask for the address{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "nextStep", leadId, rev: 3 }),
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name }));
});

test("keeps the form with what was typed if the step is refused", async () => {
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "refused", error: null });
  vi.mocked(refusalOf).mockResolvedValue({ kind: "changed" });
  const { user } = open(null);
  await user.click(await screen.findByRole("button", { name: /^Plan a step/ }));
  await fill(user, await title(), "Ask for the address{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The next step has changed/);
  expect(await title()).toHaveProperty("value", "Ask for the address");
});
