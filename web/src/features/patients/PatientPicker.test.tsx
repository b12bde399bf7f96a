import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { PatientPicker } from "./PatientPicker.tsx";
import { patientsOf, type PatientRow } from "./patients.data.ts";

vi.mock("./patients.data.ts", () => ({ patientsOf: vi.fn() }));

afterEach(() => {
  cleanup();
  closeLiveQueries();
});

const namesakes: readonly PatientRow[] = [
  { uid: "older", patient: patient({ birthDate: "1951-07-14", memberNumber: null }) },
  { uid: "younger", patient: patient({ birthDate: "1984-02-29", memberNumber: "SV-7" }) },
  { uid: "cedric", patient: patient({ name: "Cédric Noël", birthDate: "1961-04-02" }) },
];

async function open(rows: readonly PatientRow[]) {
  const listened = vi.fn();
  vi.mocked(patientsOf).mockReturnValue((onValue) => {
    listened();
    onValue(rows);
    return () => {};
  });
  const onChoose = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["patients"]}>
      <PatientPicker onChoose={onChoose} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("combobox", { name: "Patient" });
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  return { user, field, options, onChoose, listened };
}

test("distinguishes patients of the same name and chooses one by keyboard, with a single listener", async () => {
  const { user, field, options, onChoose, listened } = await open(namesakes);
  await user.type(field, "NOGUE");
  expect(options()).toEqual([
    "Beatriz NogueiraJul 14, 1951",
    "Beatriz NogueiraFeb 29, 1984 · SV-7",
  ]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(namesakes[1]);
  expect(field).toHaveProperty("value", "Beatriz Nogueira");
  // The identifiers stay below the name while the rest of the form is filled in.
  expect(screen.getByText("Feb 29, 1984 · SV-7")).toBeTruthy();
  expect(listened).toHaveBeenCalledOnce();
});

test("finds a surname without its accent, and says if no one is found", async () => {
  const { user, field, options } = await open(namesakes);
  await user.type(field, "noel");
  expect(options()).toEqual(["Cédric NoëlApr 2, 1961 · SV-1000-0001"]);
  await user.clear(field);
  await user.type(field, "Camille");
  await waitFor(() => expect(screen.getByText("No matching patients")).toBeTruthy());
});

test("says that a long list is only a part", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    uid: `p${at}`,
    patient: patient({ name: `Ana ${at < 55 ? "Silva" : "Souza"}` }),
  }));
  const { user, field, options } = await open(many);
  await user.type(field, "silva");
  expect(options()).toHaveLength(50);
  expect(screen.getByText(/^The first 50 of 55\./)).toBeTruthy();
  await user.clear(field);
  await user.type(field, "souza");
  expect(options()).toHaveLength(5);
  expect(screen.queryByText(/^The first 50/)).toBeNull();
});
