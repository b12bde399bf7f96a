import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { handOverLead } from "../data/leadWrites.data.ts";
import { createLeadSelection } from "../list/leadSelection.ts";
import { nextStepOnServer } from "../writes/childWrites.data.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { row } from "../testing/renderLeadList.tsx";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { BulkBar } from "./BulkBar.tsx";

vi.mock("./bulkJob.data.ts", () => ({
  unfinishedJob: () => (onValue: (none: object) => void) => {
    onValue({ rows: [], fresh: true });
    return () => {};
  },
}));
vi.mock("../data/leads.data.ts", () => ({}));
vi.mock("../data/leadWrites.data.ts", () => ({ handOverLead: vi.fn() }));
vi.mock("../writes/childWrites.data.ts");

const outbox = fakeLeadOutbox();
const rows = [row("Ana", { ownerId: "ana" }), row("Bea", { ownerId: "ana" })];

beforeEach(() => {
  stubDesktopViewport();
});

/** Opens the bar with two selected leads. */
async function open() {
  const selection = createLeadSelection(10);
  selection.list(rows, false);
  selection.selectAll();
  const { user } = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <NamespaceLoader namespaces={["leadBulk", "leadPage", "nextStep"]}>
        <BulkBar
          selection={selection}
          filter={unfilteredLeadFilter}
          renderPicker={(choose) => (
            <button onClick={() => choose({ uid: "ben", name: "Ben Osei" })}>Choose Ben</button>
          )}
          renderExport={() => null}
        />
      </NamespaceLoader>
    </FakeLeadProviders>,
  );
  await screen.findByText("2 leads selected.");
  return { user, selection };
}

const button = (name: string) => screen.getByRole("button", { name });

async function expectOutcomes(words: string) {
  expect(await screen.findByText("2 of 2 leads done.")).toBeDefined();
  const list = within(screen.getByRole("list", { name: "Result for each lead" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Ana Test${words}`,
    `Bea Test${words}`,
  ]);
}

test("hands the selected leads over to a colleague and shows the result of each", async () => {
  vi.mocked(handOverLead).mockResolvedValue();
  const { user, selection } = await open();
  await user.click(button("Hand over…"));
  expect(screen.getByRole("dialog", { name: "Hand over 2 leads" })).toBeDefined();
  await user.click(button("Hand over"));
  expect(screen.getByRole("alert").textContent).toBe("Please choose a colleague.");
  await user.click(button("Choose Ben"));
  await user.click(button("Hand over to Ben Osei"));
  await expectOutcomes("Handed over");
  expect(vi.mocked(handOverLead).mock.calls).toEqual(rows.map(({ id, lead }) => [id, lead, "ben"]));
  expect(selection.getState().selected.size).toBe(0);
});

test("plans the same step for each of the selected leads", async () => {
  vi.mocked(nextStepOnServer).mockResolvedValue(null);
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
  const { user } = await open();
  await user.click(button("Plan a step…"));
  expect(screen.getByRole("dialog", { name: "Plan a step for 2 leads" })).toBeDefined();
  await user.keyboard("Send the brochure{Enter}");
  await expectOutcomes("Step planned");
  expect(vi.mocked(outbox.enqueue).mock.calls).toMatchObject(
    rows.map(({ id }) => [{ kind: "nextStep", leadId: id, step: { title: "Send the brochure" } }]),
  );
});
