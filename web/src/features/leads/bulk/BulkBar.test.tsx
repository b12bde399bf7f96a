import type { BulkJob } from "@salvia/domain/lead/bulk/bulkJob";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { createLeadSelection } from "../list/leadSelection.ts";
import { row } from "../testing/renderLeadList.tsx";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { BulkBar } from "./BulkBar.tsx";
import { bulkJob, resultsOfJob } from "./bulkJob.data.ts";

vi.mock("./bulkJob.data.ts", () => ({
  unfinishedJob: () => (onValue: (none: object) => void) => {
    onValue({ rows: [], fresh: true });
    return () => {};
  },
  bulkJob: vi.fn(),
  resultsOfJob: vi.fn(),
}));
vi.mock("../data/leads.data.ts", () => ({}));

const rows = [row("Ana", { rev: 3 }), row("Bea")];
let emit: (job: BulkJob) => void;

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(bulkJob).mockReturnValue((onValue) => {
    emit = (job) => act(() => onValue(job));
    return () => {};
  });
});

/** Opens the bar with two selected leads. */
async function open() {
  const selection = createLeadSelection(10);
  selection.list(rows, false);
  selection.selectAll();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadBulk", "leadPage", "nextStep"]}>
      <BulkBar
        selection={selection}
        filter={unfilteredLeadFilter}
        renderPicker={(choose) => (
          <button onClick={() => choose({ uid: "ben", name: "Ben Osei" })}>Choose Ben</button>
        )}
        renderExport={() => null}
      />
    </NamespaceLoader>,
  );
  await screen.findByText("2 leads selected.");
  return { ...page, selection };
}

const button = (name: string) => screen.getByRole("button", { name });
const start = "/api/leads/start-bulk-job";

/** A job on both leads, of which so many are done. */
function jobWith(progress: Pick<BulkJob, "action" | "done" | "skipped" | "finishedAt">): BulkJob {
  const now = new Date();
  const of = { ownerId: "ana", total: 2, parts: 1, next: 0, createdAt: now, expiresAt: now };
  return { ...of, ...progress };
}

test("hands the selected leads over to a colleague", async () => {
  const { user, requests } = await open();
  await user.click(button("Hand over…"));
  expect(screen.getByRole("dialog", { name: "Hand over 2 leads" })).toBeDefined();
  await user.click(button("Hand over"));
  expect(screen.getByRole("alert").textContent).toBe("Please choose a colleague.");
  await user.click(button("Choose Ben"));
  await user.click(button("Hand over to Ben Osei"));
  expect(requests.at(-1)).toMatchObject({
    path: start,
    body: {
      action: { kind: "handOver", to: "ben" },
      rows: [
        { id: "Ana", rev: 3 },
        { id: "Bea", rev: 1 },
      ],
    },
  });
});

test("plans the same step for each of the selected leads", async () => {
  const { user, requests } = await open();
  await user.click(button("Plan a step…"));
  expect(screen.getByRole("dialog", { name: "Plan a step for 2 leads" })).toBeDefined();
  await user.keyboard("Send the brochure{Enter}");
  expect(requests.at(-1)).toMatchObject({
    path: start,
    body: { action: { kind: "nextStep", step: { title: "Send the brochure" } } },
  });
});

test("starts a job again under the same id, shows the result of each lead, and undoes it", async () => {
  const { user, selection, requests, answer } = await open();
  await user.click(button("Mark as lost…"));
  await user.click(screen.getByRole("radio", { name: "Can’t be reached" }));
  await user.click(button("Mark as lost"));
  await answer(start, 503, { error: "unavailable" });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await answer(start, 200, {});
  const [first, second] = requests.filter(({ path }) => path === start);
  expect(second?.body).toEqual(first?.body);

  const loss = { reason: "unreachable", note: null } as const;
  const action = { kind: "move", to: "lost", loss } as const;
  await screen.findByRole("progressbar");
  emit(jobWith({ action, done: 0, skipped: 0, finishedAt: null }));
  expect(screen.getByText(/^0 of 2 leads so far\./)).toBeDefined();
  vi.mocked(resultsOfJob).mockResolvedValue([
    { leadId: "Ana", outcome: "done", isUndoable: true },
    { leadId: "Bea", outcome: "changed", isUndoable: false },
  ]);
  emit(jobWith({ action, done: 1, skipped: 1, finishedAt: new Date() }));
  expect(await screen.findByText("1 of 2 leads done. 1 was not changed.")).toBeDefined();
  const list = within(screen.getByRole("list", { name: "Result for each lead" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bea TestNot changed: someone changed this lead/),
    "Ana TestMarked as lost",
  ]);
  expect([...selection.getState().selected.keys()]).toEqual(["Bea"]);

  await user.click(button("Undo 1 lead"));
  const [id] = vi.mocked(bulkJob).mock.calls.at(-1) ?? [];
  expect(requests.at(-1)).toMatchObject({ path: "/api/leads/undo-bulk-job", body: { of: id } });
});
