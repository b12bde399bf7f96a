import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { PatientLanguage } from "./PatientLanguage.tsx";

vi.mock("./patients.data.ts", () => ({
  patientDocument: () => (onValue: (value: unknown) => void) => {
    onValue(patient({ language: "pt" }));
    return () => {};
  },
}));

test("says which language a patient speaks by the record, in the reader's language", async () => {
  renderInPortal(<PatientLanguage patientId="beatriz" />, { language: "fr" });
  expect(await screen.findByText("· Langue : Portugais")).toBeTruthy();
});
