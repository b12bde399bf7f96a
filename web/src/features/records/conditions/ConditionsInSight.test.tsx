import type { Allergy } from "@salvia/domain/record/allergy";
import type { Problem } from "@salvia/domain/record/problem";
import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { allergiesOf, problemsOf, type Row } from "../records.data.ts";
import { useShownRecord } from "../shownRecords.ts";
import { ConditionsInSight } from "./ConditionsInSight.tsx";

vi.mock("../records.data.ts", () => ({ allergiesOf: vi.fn(), problemsOf: vi.fn() }));

const entry = {
  id: "one",
  appointmentId: "earlier",
  clinicianId: "camille",
  status: "active",
  onset: null,
  createdAt: new Date("2026-10-01T09:00:00Z"),
} as const;

function show(allergies: Partial<Row<Allergy>>[], isOpen: boolean) {
  vi.mocked(allergiesOf).mockReturnValue((onValue) => {
    const about = { substance: "Penicillin", criticality: "high", reaction: null } as const;
    onValue(allergies.map((said) => ({ ...entry, ...about, ...said })));
    return () => {};
  });
  renderInPortal(
    <NamespaceLoader namespaces={["recordSummary"]}>
      <p>Visit</p>
      <ConditionsInSight patientId="beatriz" />
      {isOpen ? <OpenRecord /> : null}
    </NamespaceLoader>,
  );
}

function OpenRecord() {
  useShownRecord("beatriz");
  return null;
}

beforeEach(() => {
  vi.mocked(allergiesOf).mockClear();
  vi.mocked(problemsOf).mockReturnValue((onValue) => {
    const hypertension: Problem = { ...entry, name: "Hypertension", severity: null };
    onValue([{ ...hypertension, id: "two" }]);
    return () => {};
  });
});

test("reads nothing of a patient whose record is not open", async () => {
  show([{}], false);
  await screen.findByText("Visit");
  expect(screen.queryByRole("term")).toBeNull();
  expect(allergiesOf).not.toHaveBeenCalled();
});

test("says allergies, those with high criticality first, and problems of an open record", async () => {
  show([{ id: "latex", substance: "Latex", criticality: "low" }, {}], true);
  const [allergies, problems] = await screen.findAllByRole("definition");
  expect(allergies?.textContent).toBe("High criticalityPenicillin, Latex");
  expect(screen.getByRole("img", { name: "High criticality" })).toBeTruthy();
  expect(problems?.textContent).toBe("Hypertension");
});

test("says that no one has recorded allergies, unlike that none are known", async () => {
  show([], true);
  expect(await screen.findByText("Not recorded: ask")).toBeTruthy();
  cleanup();
  closeLiveQueries();
  show([{ status: "noneKnown", substance: null, criticality: null }], true);
  expect(await screen.findByText("No known allergies")).toBeTruthy();
});
