import type { Medication } from "@salvia/domain/record/medication";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../../theme/AppTheme.tsx";
import { ToastProvider } from "../../../ui/dialogs/ToastProvider.tsx";
import { addMedication } from "../records.data.ts";
import { MedicationsSection } from "./MedicationsSection.tsx";

vi.mock("../records.data.ts", () => ({ addMedication: vi.fn(), medicationsOf: vi.fn() }));
vi.mock("../../../firebase/liveQuery/useLiveQuery.ts", () => ({ useLiveQuery: vi.fn() }));

const access = { patientId: "beatriz", appointmentId: "visit", clinicianId: "camille" };

function taken(name: string, dose: string): Medication & { id: string } {
  const createdAt = new Date("2026-10-01T09:00:00Z");
  const visit = { appointmentId: "earlier", clinicianId: "camille" };
  return { ...visit, id: name, name, dose, change: "started", createdAt };
}

beforeEach(() => {
  vi.mocked(addMedication).mockReset().mockResolvedValue();
  const value = [taken("Ramipril", "5 mg, mornings"), taken("Metformin", "500 mg")];
  vi.mocked(useLiveQuery).mockReturnValue({ status: "content", value });
});

afterEach(cleanup);

function open() {
  renderWithTexts(
    <AppTheme>
      <ToastProvider>
        <MedicationsSection patientId="beatriz" access={access} />
      </ToastProvider>
    </AppTheme>,
  );
  return userEvent.setup({ delay: null });
}

const dose = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Dose" });

test("begins a change in the row, without the name to be typed again", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Change Ramipril" }));
  expect(screen.getByRole("textbox", { name: "Medication" })).toHaveProperty("value", "Ramipril");
  expect(document.activeElement).toBe(dose());
  // The old dose is selected, so typing replaces it.
  await user.keyboard("10 mg, mornings");
  await user.click(screen.getByRole("button", { name: "Change the dose" }));
  const change = { name: "Ramipril", dose: "10 mg, mornings", change: "changed" };
  expect(addMedication).toHaveBeenCalledExactlyOnceWith(access, change);
});

test("refuses the dose that the patient already takes", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Change Ramipril" }));
  await user.click(screen.getByRole("button", { name: "Change the dose" }));
  expect(dose().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Ramipril already has this dose.")).toBeTruthy();
  expect(addMedication).not.toHaveBeenCalled();
});

test.each([
  ["50 mg, mornings", "at least ten times more or less than before: “5 mg, mornings”"],
  ["mornings", "can’t read an amount with a unit in “mornings”"],
  ["9000 mg", "“9000 mg” is an unusual amount."],
])("asks about the dose %s, and keeps it to be corrected", async (typed, words) => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Change Ramipril" }));
  await user.keyboard(typed);
  await user.click(screen.getByRole("button", { name: "Change the dose" }));
  const question = screen.getByRole("alertdialog", { name: "Is this dose correct?" });
  expect(question.textContent).toContain(words);
  await user.click(within(question).getByRole("button", { name: "Correct it" }));
  expect(addMedication).not.toHaveBeenCalled();
  expect(dose().value).toBe(typed);

  await user.click(screen.getByRole("button", { name: "Change the dose" }));
  await user.click(await screen.findByRole("button", { name: "It’s correct, save it" }));
  expect(addMedication).toHaveBeenCalledOnce();
});
