import { cleanup, screen, within } from "@testing-library/react";
import type { Patient } from "@salvia/domain/record/patient";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { PatientIdentity } from "./PatientIdentity.tsx";
import { patientDocument } from "./patients.data.ts";

vi.mock("./patients.data.ts", () => ({ patientDocument: vi.fn() }));

/** Shows a patient, or what a refusal leaves, below the name that a page shows. */
function show(answer: Patient | FirebaseError, shownName?: string) {
  vi.setSystemTime("2026-11-25T12:00:00Z");
  vi.mocked(patientDocument).mockReturnValue((onValue, onError) => {
    if (answer instanceof FirebaseError) onError(answer);
    else onValue(answer);
    return () => {};
  });
  renderInPortal(
    <PatientIdentity patientId="beatriz" {...(shownName !== undefined && { shownName })} />,
  );
}

/** The definitions on the page, by term. */
async function identifiers() {
  const terms = await screen.findAllByRole("term");
  return Object.fromEntries(
    terms.map(({ textContent, parentElement }) => [
      textContent,
      within(parentElement ?? document.body).getByRole("definition").textContent,
    ]),
  );
}

test("shows a patient's identifiers, and not the name that the page shows already", async () => {
  show(patient(), "Beatriz Nogueira");
  expect(await identifiers()).toEqual({
    "Date of birth": "Feb 29, 1984 (42 years)",
    Sex: "Female",
    "Member number": "SV-1000-0001",
    Language: "Portuguese",
    Phone: expect.stringMatching(/^\+55 ?11/),
  });
});

test("links the phone number, and leaves out a missing one", async () => {
  show(patient());
  const link = await screen.findByRole("link", { name: "+55 11 98765 4321" });
  expect(link.getAttribute("href")).toBe("tel:+5511987654321");
  cleanup();
  closeLiveQueries();
  show(patient({ phone: null }));
  expect(Object.keys(await identifiers())).not.toContain("Phone");
});

test("shows the current name where the page shows another one or none", async () => {
  show(patient({ memberNumber: null, birthDate: "2025-06-01" }), "Beatriz Falcão");
  expect(await identifiers()).toMatchObject({
    Name: "Beatriz Nogueira",
    "Date of birth": "Jun 1, 2025 (17 months)",
    "Member number": "Not on file",
  });
});

test("says why a patient's identifiers are hidden from a clinician who no longer treats them", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  show(new FirebaseError("permission-denied", "no"), "Beatriz Nogueira");
  expect(await screen.findByText(/don’t treat this patient anymore/)).toBeTruthy();
  expect(screen.queryByRole("term")).toBeNull();
});

test("keeps name and birth date in a bar, and shows the rest on demand", async () => {
  vi.mocked(patientDocument).mockReturnValue((onValue) => {
    onValue(patient());
    return () => {};
  });
  const { user } = renderInPortal(
    <PatientIdentity patientId="beatriz" inSight={{ appointment: null, conditions: null }} />,
  );
  const bar = within(await screen.findByRole("region", { name: "Patient" }));
  expect(bar.getByText("Beatriz Nogueira")).toBeTruthy();
  expect(bar.getByText(/^Feb 29, 1984 \(/)).toBeTruthy();
  expect(bar.queryByText("Portuguese")).toBeNull();
  await user.click(bar.getByRole("button", { name: "All details", expanded: false }));
  expect(bar.getByText("Portuguese")).toBeTruthy();
});
