import type { Language } from "@salvia/domain/shared/language";
import type { UnitSystem } from "@salvia/domain/account/unitSystem";
import { noMeasures, type Measures } from "@salvia/domain/record/vital";
import { cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { toastSeverity } from "../../../testing/toastSeverity.ts";
import { ToastProvider } from "../../../ui/dialogs/ToastProvider.tsx";
import { UnitsContext } from "../../../ui/units/useUnits.ts";
import { addVitals } from "../records.data.ts";
import { BirthDateContext } from "./vitalsAge.ts";
import { VitalsForm } from "./VitalsForm.tsx";
import { fill, quickUser } from "../../../testing/quickUser.ts";

vi.mock("../records.data.ts", () => ({ addVitals: vi.fn() }));

const access = { appointmentId: "during", patientId: "dora", clinicianId: "carla" };
const none = noMeasures;

beforeEach(() => {
  vi.mocked(addVitals).mockReset();
  vi.mocked(addVitals).mockResolvedValue();
});

function open(
  language: Language = "en",
  latest: Measures = none,
  system: UnitSystem = "metric",
  birthDate: string | null = "1984-02-29",
) {
  renderWithTexts(
    <ToastProvider>
      <UnitsContext value={{ system, choose: () => {} }}>
        <BirthDateContext value={birthDate}>
          <VitalsForm access={access} latest={latest} onClose={() => {}} />
        </BirthDateContext>
      </UnitsContext>
    </ToastProvider>,
    language,
  );
  return quickUser();
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test.each([
  ["en", "Blood pressure", "Height", "Save vitals", "must be lower than the systolic"],
  ["es", "Presión arterial", "Estatura", "Guardar signos vitales", "debe ser menor"],
  ["pt", "Pressão arterial", "Altura", "Salvar sinais vitais", "precisa ser menor"],
  ["fr", "Tension artérielle", "Taille", "Enregistrer les constantes", "doit être inférieure"],
] as const)(
  "shows each problem beside its field and keeps the input, in %s",
  async (language, pressure, height, save, reversed) => {
    const user = open(language);
    await fill(user, field(pressure), "80/120");
    await fill(user, field(height), "17,5");
    await user.click(screen.getByRole("button", { name: save }));
    expect(screen.getByText(new RegExp(reversed))).toBeTruthy();
    expect([field(pressure).value, field(height).value]).toEqual(["80/120", "17,5"]);
    expect(addVitals).not.toHaveBeenCalled();

    await user.clear(field(pressure));
    await fill(user, field(pressure), "16/10,7 kPa");
    await user.clear(field(height));
    await fill(user, field(height), "5 ft 9");
    await user.click(screen.getByRole("button", { name: save }));
    const measures = { ...none, systolic: 120, diastolic: 80, height: 175.3 };
    expect(addVitals).toHaveBeenCalledExactlyOnceWith(access, measures);
    expect(field(pressure).value).toBe("");
  },
);

test("asks about unusual values and stores them only after confirmation", async () => {
  const user = open("en", { ...none, weight: 70 });
  await fill(user, field("Blood pressure"), "300/20");
  await fill(user, field("Weight"), "154");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  const question = screen.getByRole("alertdialog", { name: "This is unusual. Is it correct?" });
  expect(question.textContent).toContain("Systolic: 300\u{a0}mmHg is very high.");
  expect(question.textContent).toContain("Diastolic: 20\u{a0}mmHg is very low.");
  expect(question.textContent).toMatch(/Weight: 154.kg, compared with 70.kg last time\./);
  await user.click(within(question).getByRole("button", { name: "Correct it" }));
  expect(addVitals).not.toHaveBeenCalled();

  await fill(user, field("Weight"), " lb");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  await user.click(await screen.findByRole("button", { name: "It’s correct, save it" }));
  const measures = { ...none, systolic: 300, diastolic: 20, weight: 69.85 };
  expect(addVitals).toHaveBeenCalledExactlyOnceWith(access, measures);
});

test("reads a number without a unit in the chosen units", async () => {
  const user = open("en", none, "us");
  await fill(user, field("Weight"), "154");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(addVitals).toHaveBeenCalledExactlyOnceWith(access, { ...none, weight: 69.85 });
  expect(await toastSeverity("Vitals saved.")).toBe("success");
  expect(document.activeElement).toBe(field("Blood pressure"));
});

test("rejects an empty form, and keeps the input when the save fails", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(screen.getByText("Enter at least one value.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Blood pressure"));

  await fill(user, field("Weight"), "9999");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(document.activeElement).toBe(field("Weight"));
  await user.clear(field("Weight"));

  vi.mocked(addVitals).mockRejectedValueOnce(new FirebaseError("unavailable", ""));
  await fill(user, field("Weight"), "70,5");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(field("Weight").value).toBe("70,5");
});

test("stores a temperature in °F, a pulse and glucose, and asks about a pulse of 190", async () => {
  const user = open("en", none, "us");
  await user.clear(field("Weight"));
  await fill(user, field("Pulse"), "190");
  await fill(user, field("Temperature"), "98.6");
  await fill(user, field("Oxygen saturation"), "97%");
  await fill(user, field("Glucose"), "95");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(screen.getByText("Choose whether the patient had fasted.")).toBeTruthy();
  const fasting = screen.getByRole("combobox", { name: "Before the glucose test" });
  expect(document.activeElement).toBe(fasting);
  await user.selectOptions(fasting, "yes");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  const question = screen.getByRole("alertdialog", { name: "This is unusual. Is it correct?" });
  expect(question.textContent).toContain("Pulse: 190/min is very high.");
  expect(question.textContent).not.toContain("Temperature");
  await user.click(within(question).getByRole("button", { name: "It’s correct, save it" }));
  const measures = {
    ...none,
    pulse: 190,
    temperature: 37,
    oxygen: 97,
    glucose: 5.27,
    fasting: true,
  };
  expect(addVitals).toHaveBeenCalledExactlyOnceWith(access, measures);
});

test("judges a pulse by the age, and by no adult's range if the age is not known", async () => {
  const born = `${new Date().getFullYear()}-01-01`;
  const user = open("en", none, "metric", born);
  await fill(user, field("Pulse"), "150");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(addVitals).toHaveBeenCalledExactlyOnceWith(access, { ...none, pulse: 150 });
  cleanup();
  open("en", none, "metric", null);
  await fill(user, field("Pulse"), "150");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(addVitals).toHaveBeenCalledTimes(2);
  cleanup();
  open();
  await fill(user, field("Pulse"), "150");
  await user.click(screen.getByRole("button", { name: "Save vitals" }));
  expect(screen.getByRole("alertdialog").textContent).toContain("Pulse: 150/min is very high.");
  await user.click(screen.getByRole("button", { name: "Correct it" }));
  await user.clear(field("Pulse"));
});

test("drops what was said about fasting together with the glucose", async () => {
  const user = open();
  await fill(user, field("Glucose"), "95");
  await user.selectOptions(screen.getByRole("combobox"), "no");
  await user.clear(field("Glucose"));
  expect(screen.queryByRole("combobox")).toBeNull();
  await fill(user, field("Glucose"), "95");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
  await user.clear(field("Glucose"));
});
