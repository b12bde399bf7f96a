import type { RecordNote } from "@salvia/domain/record/recordNote";
import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import type { Source } from "../../../firebase/liveQuery/source.ts";
import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { recordQueries } from "../recordQueries.ts";
import * as data from "../records.data.ts";
import { OwnRecordSection } from "./OwnRecordSection.tsx";

vi.mock("../records.data.ts");
vi.mock("../../../ui/time/useNow.ts");
// Rendering a chart in jsdom takes seconds.
vi.mock("../vitals/VitalsChart.tsx", () => ({ VitalsChart: () => null }));

const at = new Date("2026-11-20T19:00:00Z");
const end = new Date("2026-11-20T19:30:00Z");
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
const note: RecordNote & { id: string } = {
  id: "note",
  appointmentId: "visit",
  clinicianId: "ana",
  text: "Sleeps better.",
  status: "held",
  addendumTo: null,
  rev: 2,
  createdAt: at,
  updatedAt: at,
  signedAt: at,
  visibleFrom: end,
};

function saying<T>(value: T): Source<T> {
  return (onValue) => {
    onValue(value);
    return () => {};
  };
}

function paged<T extends object>(rows: readonly T[]): Source<BoundedPages<T>> {
  return saying({ rows, more: "none", showMore: () => {}, fresh: true });
}

beforeEach(() => {
  vi.mocked(data.allergiesOf).mockReturnValue(saying([]));
  vi.mocked(data.problemsOf).mockReturnValue(saying([]));
  vi.mocked(data.medicationsOf).mockReturnValue(saying([]));
  vi.mocked(data.vitalsOf).mockReturnValue(paged([]));
  vi.mocked(data.ownNotesOf).mockReturnValue(paged([]));
  // What Firestore answers to the declared query.
  const operator = recordQueries.releasedNotes.where[1]?.[1];
  vi.mocked(data.releasedNotesOf).mockImplementation((_uid, until) =>
    paged(
      end < until || (operator?.endsWith("=") && end.getTime() === until.getTime()) ? [note] : [],
    ),
  );
});

function openAt(time: string) {
  vi.mocked(useNow).mockReturnValue(new Date(time));
  renderInPortal(
    <StaffNamesContext value={names}>
      <OwnRecordSection identity={null} />
    </StaffNamesContext>,
  );
}

test("shows a held note seconds after its time, and not before", async () => {
  openAt("2026-11-20T19:29:59Z");
  expect(await screen.findAllByText("No signed notes yet.")).toHaveLength(2);
  cleanup();
  openAt("2026-11-20T19:30:06Z");
  expect(await screen.findByRole("list", { name: "Signed notes" })).toBeTruthy();
});

test("strikes through and doesn't print what was added to a note made in error", async () => {
  const mark = { by: "ana", at, reason: "Another day’s" };
  const { visibleFrom: _, ...signed } = { ...note, status: "signed" as const };
  vi.mocked(data.ownNotesOf).mockReturnValue(
    paged([
      { ...signed, id: "addendum", text: "Takes aspirin.", addendumTo: "note" },
      { ...signed, enteredInError: mark },
    ]),
  );
  openAt("2026-11-20T19:20:00Z");
  const added = await screen.findByText("Takes aspirin.");
  expect(added.closest("s")).not.toBeNull();
  expect(document.querySelector("[data-print]")?.textContent).not.toContain("Takes aspirin.");
});
