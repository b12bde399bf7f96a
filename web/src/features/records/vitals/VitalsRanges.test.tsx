import { noMeasures, type Vitals } from "@salvia/domain/record/vital";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { CurrentVitals } from "./CurrentVitals.tsx";
import { BirthDateContext } from "./vitalsAge.ts";
import { VitalsRanges } from "./VitalsRanges.tsx";

const at = new Date("2026-11-22T09:00:00Z");
const before = new Date("2024-01-05T09:00:00Z");
const by = { clinicianId: "carla", appointmentId: "now" };
const taken: Vitals[] = [
  {
    ...by,
    ...noMeasures,
    systolic: 120,
    diastolic: 80,
    pulse: 72,
    temperature: 37,
    weight: 70.5,
    glucose: 5.27,
    fasting: true,
    measuredAt: at,
    createdAt: at,
  },
  {
    ...by,
    appointmentId: "old",
    ...noMeasures,
    height: 175,
    measuredAt: before,
    createdAt: before,
  },
];

async function show(birthDate: string | null) {
  renderInPortal(
    <BirthDateContext value={birthDate}>
      <NamespaceLoader namespaces={["records"]}>
        <CurrentVitals newestFirst={taken} isAll />
        <VitalsRanges newestFirst={taken} />
      </NamespaceLoader>
    </BirthDateContext>,
  );
  await screen.findByText("Body mass index");
  return screen
    .queryAllByRole("listitem")
    .map((item) => item.textContent?.replaceAll("\u{a0}", " "));
}

test("shows what is normal for an adult, each with its source", async () => {
  expect(await show("1984-02-29")).toEqual([
    "Blood pressure: below 120/80 mmHg (ACC/AHA Guideline for High Blood Pressure in Adults, 2017, Table 6)",
    "Pulse: 51/min to 90/min (Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, Chart 1)",
    "Temperature: 97.0°F to 100.4°F (Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, Chart 1)",
    "Glucose: 70 mg/dL to 99 mg/dL (ADA Standards of Care in Diabetes, 2024, Sections 2 and 6)",
    "Body mass index: 18.5 kg/m² to 24.9 kg/m² (WHO Technical Report Series 894, Obesity, 2000, Table 2.1)",
  ]);
});

test("shows a child's ranges, and says where there is none for the age", async () => {
  const born = `${new Date().getFullYear() - 8}-01-01`;
  const [pressure, pulse, temperature, , index] = await show(born);
  expect(pressure).toMatch(/97\/57 mmHg to 115\/76 mmHg \(AHA Pediatric/);
  expect(pulse).toMatch(/58\/min to 118\/min/);
  expect(temperature).toBe("Temperature: no reference range for this age");
  expect(index).toBe("Body mass index: no reference range for this age");
});

test("shows no range if the date of birth is not known", async () => {
  expect(await show(null)).toEqual([]);
  expect(screen.getByText(/date of birth isn’t known/)).toBeTruthy();
});

test("shows the body-mass index with the days of the weight and the height", async () => {
  await show("1984-02-29");
  const index = screen.getByText("Body mass index").parentElement?.textContent;
  expect(index).toContain("23.0\u{a0}kg/m²");
  expect(index).toContain("Weight of Nov 22, 2026, height of Jan 5, 2024");
  expect(screen.getByText("Fasting")).toBeTruthy();
});
