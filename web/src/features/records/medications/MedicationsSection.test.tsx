import type { Allergy } from "@salvia/domain/record/allergy";
import type { Medication } from "@salvia/domain/record/medication";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../../theme/AppTheme.tsx";
import { ToastProvider } from "../../../ui/dialogs/ToastProvider.tsx";
import { addMedication } from "../records.data.ts";
import { MedicationsSection } from "./MedicationsSection.tsx";
import { quickUser } from "../../../testing/quickUser.ts";

vi.mock("../records.data.ts", () => ({
  addMedication: vi.fn(),
  allergiesOf: vi.fn(),
  medicationsOf: vi.fn(),
}));
vi.mock("../../../firebase/liveQuery/useLiveQuery.ts", () => ({ useLiveQuery: vi.fn() }));

const access = { patientId: "beatriz", appointmentId: "visit", clinicianId: "camille" };

function taken(name: string, dose: string): Medication & { id: string } {
  const createdAt = new Date("2026-10-01T09:00:00Z");
  const visit = { appointmentId: "earlier", clinicianId: "camille" };
  return { ...visit, id: name, name, dose, change: "started", createdAt };
}

const penicillin: Allergy = {
  appointmentId: "earlier",
  clinicianId: "camille",
  status: "active",
  substance: "Penicillin",
  criticality: "high",
  reaction: "Hives",
  onset: null,
  createdAt: new Date("2026-10-01T09:00:00Z"),
};

let allergies: ReturnType<typeof useLiveQuery>;

beforeEach(() => {
  vi.mocked(addMedication).mockReset().mockResolvedValue();
  allergies = { status: "content", value: [penicillin] };
  const value = [taken("Ramipril", "5 mg, mornings"), taken("Metformin", "500 mg")];
  vi.mocked(useLiveQuery).mockImplementation((name) =>
    name.endsWith("/allergies") ? allergies : { status: "content", value },
  );
});

function open() {
  renderWithTexts(
    <AppTheme>
      <ToastProvider>
        <MedicationsSection patientId="beatriz" access={access} />
      </ToastProvider>
    </AppTheme>,
  );
  return quickUser();
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
  ["1,000 mg", "“1,000 mg” can be read in two ways."],
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

async function start(user: ReturnType<typeof open>, name: string, typed: string) {
  await user.click(screen.getByRole("button", { name: "Start a medication" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Medication" }));
  await user.type(screen.getByRole("textbox", { name: "Medication" }), name);
  await user.type(dose(), typed);
  await user.click(screen.getByRole("button", { name: "Start" }));
}

test("asks about an allergy of the same name first, then about the dose", async () => {
  const user = open();
  await start(user, "penicillin V", "9000 mg");
  const question = screen.getByRole("alertdialog");
  expect(question.textContent).toContain("The record has an allergy to Penicillin");
  expect(question.textContent).toContain("Penicillin: High criticality, Hives");
  expect(question.textContent).toContain("compares names only");
  await user.click(within(question).getByRole("button", { name: "Don’t save it" }));
  expect(addMedication).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Start" }));
  await user.click(screen.getByRole("button", { name: "Save it anyway" }));
  expect(addMedication).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "It’s correct, save it" }));
  expect(addMedication).toHaveBeenCalledOnce();
});

test("asks once before any start while an allergy of high criticality is recorded", async () => {
  const user = open();
  await start(user, "Amoxicillin", "500 mg");
  const question = screen.getByRole("alertdialog");
  expect(question.textContent).toContain("The record has an allergy to Penicillin");
  expect(question.textContent).toContain("Before you start “Amoxicillin”: Penicillin: High");
  expect(addMedication).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Save it anyway" }));
  expect(addMedication).toHaveBeenCalledOnce();
});

test("shows the allergies in the form, and that no classes of substances are compared", async () => {
  allergies = { status: "content", value: [{ ...penicillin, criticality: "low" }] };
  const user = open();
  await user.click(screen.getByRole("button", { name: "Start a medication" }));
  const form = screen.getByRole("form");
  expect(form.textContent).toContain("Recorded allergies: Penicillin: Low criticality, Hives");
  expect(form.textContent).toContain("Ingredients and classes of substances are not.");
});

test("asks nothing about a name that no active allergy has, if none is of high criticality", async () => {
  allergies = { status: "content", value: [{ ...penicillin, criticality: "low" }] };
  const user = open();
  await start(user, "Amoxicillin", "500 mg");
  expect(addMedication).toHaveBeenCalledOnce();
  const begin = await screen.findByRole("button", { name: "Start a medication" });
  expect(document.activeElement).toBe(begin);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("says so if the allergies could not be compared", async () => {
  allergies = { status: "loading" };
  const user = open();
  await start(user, "Amoxicillin", "500 mg");
  const question = screen.getByRole("alertdialog", { name: "The allergies couldn’t be loaded" });
  expect(question.textContent).toContain("“Amoxicillin” was not compared");
  expect(addMedication).not.toHaveBeenCalled();
});
