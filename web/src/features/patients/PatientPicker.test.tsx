import { act, screen, waitFor } from "@testing-library/react";
import {
  indexEntryOf,
  type IndexedPatient,
  type PatientIndexPart,
} from "@salvia/domain/record/patientIndex";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { PatientPicker } from "./PatientPicker.tsx";
import { patientIndexOf } from "./patients.data.ts";
import { openWithoutWorker } from "./testing/openWithoutWorker.ts";

vi.mock("./patients.data.ts", () => ({ patientIndexOf: vi.fn() }));
vi.mock("./search/openPatientSearch.ts", () => ({ openPatientSearch: () => openWithoutWorker() }));

const namesakes: readonly IndexedPatient[] = [
  { ...patient({ birthDate: "1951-07-14", memberNumber: null }), uid: "older" },
  { ...patient({ birthDate: "1984-02-29", memberNumber: "SV-7" }), uid: "younger" },
  { ...patient({ name: "Cédric Noël", birthDate: "1961-04-02" }), uid: "cedric" },
];

function indexOf(patients: readonly IndexedPatient[]): PatientIndexPart[] {
  const people = patients.map((each) => [each.uid, indexEntryOf(each)] as const);
  return [{ from: "", people: Object.fromEntries(people) }];
}

async function open(patients: readonly IndexedPatient[]) {
  const listened = vi.fn();
  let report: (parts: readonly PatientIndexPart[]) => void = () => {};
  vi.mocked(patientIndexOf).mockReturnValue((onValue) => {
    listened();
    report = onValue;
    onValue(indexOf(patients));
    return () => {};
  });
  const onChoose = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["patients"]}>
      <PatientPicker isFirst onChoose={onChoose} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("combobox", { name: "Patient" });
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  const expectOptions = (expected: readonly string[]) =>
    waitFor(() => expect(options()).toEqual(expected));
  const add = (more: readonly IndexedPatient[]) =>
    act(() => report(indexOf([...patients, ...more])));
  return { user, field, options, expectOptions, onChoose, listened, add };
}

test("has the focus where it is the first field, without opening a list", async () => {
  const { field, options } = await open(namesakes);
  expect(document.activeElement).toBe(field);
  expect(options()).toEqual([]);
});

test("distinguishes patients of the same name and chooses one by keyboard, with a single listener", async () => {
  const { user, field, expectOptions, onChoose, listened } = await open(namesakes);
  await user.type(field, "NOGUE");
  await expectOptions(["Beatriz NogueiraJul 14, 1951", "Beatriz NogueiraFeb 29, 1984 · SV-7"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: "younger" }));
  expect(field).toHaveProperty("value", "Beatriz Nogueira");
  // The identifiers stay below the name while the rest of the form is filled in.
  expect(screen.getByText("Feb 29, 1984 · SV-7")).toBeTruthy();
  expect(listened).toHaveBeenCalledOnce();
});

test("keeps the highlighted one of two namesakes when another patient is added", async () => {
  const { user, field, expectOptions, onChoose, add } = await open(namesakes);
  await user.type(field, "NOGUE");
  const found = ["Beatriz NogueiraJul 14, 1951", "Beatriz NogueiraFeb 29, 1984 · SV-7"];
  await expectOptions(found);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  add([{ ...patient({ name: "Ana Nogueira", memberNumber: null }), uid: "ana" }]);
  await expectOptions(["Ana NogueiraFeb 29, 1984", ...found]);
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: "younger" }));
});

test("finds a surname without its accent, and says if no one is found", async () => {
  const { user, field, expectOptions } = await open(namesakes);
  await user.type(field, "noel");
  await expectOptions(["Cédric NoëlApr 2, 1961 · SV-1000-0001"]);
  await user.clear(field);
  await user.type(field, "Camille");
  await waitFor(() => expect(screen.getByText("No matching patients")).toBeTruthy());
});

test("shows a patient who is added while the search is open", async () => {
  const { user, field, options, expectOptions, add } = await open(namesakes);
  await user.type(field, "mercier");
  await expectOptions([]);
  add([{ ...patient({ name: "Zoé Mercier", memberNumber: null }), uid: "zoe" }]);
  await waitFor(() => expect(options()).toEqual(["Zoé MercierFeb 29, 1984"]));
});

test("says that a long list is only a part", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...patient({ name: `Ana ${at < 55 ? "Silva" : "Souza"}` }),
    uid: `p${at}`,
  }));
  const { user, field, options } = await open(many);
  await user.type(field, "silva");
  await waitFor(() => expect(screen.getByText(/^The first 50 of 55\./)).toBeTruthy());
  expect(options()).toHaveLength(50);
  await user.clear(field);
  await user.type(field, "souza");
  await waitFor(() => expect(options()).toHaveLength(5));
  expect(screen.queryByText(/^The first 50/)).toBeNull();
});
