import type { Medication } from "@salvia/domain/record/medication";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { noMeasures } from "@salvia/domain/record/vital";
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import * as data from "../records.data.ts";
import { VisitSummary } from "./VisitSummary.tsx";

vi.mock("../records.data.ts");

const at = new Date("2026-11-20T09:00:00Z");
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
const visit = { appointmentId: "now", clinicianId: "ana" };
const enteredInError = { by: "ana", at, reason: "Another patient’s" };

const note: RecordNote & { id: string } = {
  ...visit,
  id: "note",
  text: "Sleeps better.",
  status: "signed",
  addendumTo: null,
  rev: 2,
  createdAt: at,
  updatedAt: at,
  signedAt: at,
};
const ramipril: Medication & { id: string } = {
  ...visit,
  id: "ramipril",
  name: "Ramipril",
  dose: "5 mg",
  change: "started",
  createdAt: at,
};

function measured(id: string, appointmentId: string, pulse: number) {
  return { ...noMeasures, ...visit, id, appointmentId, pulse, measuredAt: at, createdAt: at };
}

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
  vi.mocked(data.problemsOf).mockReturnValue(() => () => {});
  vi.mocked(data.medicationsOf).mockReturnValue(saying([ramipril]));
  vi.mocked(data.vitalsOf).mockReturnValue(
    paged([
      { ...measured("wrong", "now", 99), enteredInError },
      measured("now", "now", 72),
      measured("before", "earlier", 80),
    ]),
  );
  vi.mocked(data.signedNotesOf).mockReturnValue(
    paged([
      note,
      { ...note, id: "added", text: "Added to another’s.", addendumTo: "wrong" },
      { ...note, id: "wrong", text: "Of another patient.", enteredInError },
      { ...note, id: "earlier", text: "Sleeps badly.", appointmentId: "earlier" },
    ]),
  );
});

test("prints the visit's own values and notes, what counts now, and what is not loaded", async () => {
  const record = {
    access: { appointmentId: "now", patientId: "dora", clinicianId: "ana" },
    appointment: appointment({ clinicianId: "ana", patientId: "dora", startsAt: at }),
    patientName: "Dora",
    isBesideVideo: false,
    identity: <p>Dora, born in 1984</p>,
    place: "Main Street 1",
  };
  renderInPortal(
    <StaffNamesContext value={names}>
      <NamespaceLoader namespaces={["records", "recordSummary"]}>
        <VisitSummary record={record} />
      </NamespaceLoader>
    </StaffNamesContext>,
  );
  const paper = () => document.querySelector("[data-print]");
  await waitFor(() => expect(paper()?.querySelector("h1")?.textContent).toBe("Visit summary"));
  const text = paper()?.textContent ?? "";
  const pulse = [...(paper()?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
  expect(pulse).toEqual(["72/min", "80/min (Nov 20, 2026)"]);
  for (const shown of ["Dora, born in 1984", "Main Street 1", "Ramipril 5 mg", "Sleeps better."]) {
    expect(text).toContain(shown);
  }
  expect(text).toContain("No one has recorded whether this patient has allergies.");
  // The problems: nothing was loaded, which is not the same as none.
  expect(text).toContain("This part isn’t loaded yet.");
  for (const hidden of ["Of another patient.", "Added to another’s.", "Sleeps badly.", "99/min"]) {
    expect(text).not.toContain(hidden);
  }
});
