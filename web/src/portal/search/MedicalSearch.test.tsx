import {
  indexEntryOf,
  type IndexedPatient,
  type PatientIndexPart,
} from "@salvia/domain/record/patientIndex";
import { act, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { patientIndexOf } from "../../features/patients/patients.data.ts";
import { openWithoutWorker } from "../../features/patients/testing/openWithoutWorker.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { SearchButton } from "../../ui/search/SearchButton.tsx";
import { noPendingChanges } from "../layout/pendingChanges.ts";
import { MedicalSearch } from "./MedicalSearch.tsx";

vi.mock("../../features/patients/patients.data.ts", () => ({ patientIndexOf: vi.fn() }));
vi.mock("../../features/patients/search/openPatientSearch.ts", () => ({
  openPatientSearch: () => openWithoutWorker(),
}));

const cedric = { ...patient({ name: "Cédric Noël", birthDate: "1961-04-02" }), uid: "cedric" };
const clones = Array.from({ length: 60 }, (_, at) => ({
  ...patient({ name: `Ana Silva ${at}` }),
  uid: `ana-${at}`,
}));

function indexOf(patients: readonly IndexedPatient[]): PatientIndexPart[] {
  const people = patients.map((each) => [each.uid, indexEntryOf(each)] as const);
  return [{ from: "", people: Object.fromEntries(people) }];
}

function Place() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

async function open() {
  const listened = vi.fn();
  const known = [cedric, ...clones];
  let report: (parts: readonly PatientIndexPart[]) => void = () => {};
  vi.mocked(patientIndexOf).mockReturnValue((onValue) => {
    listened();
    report = onValue;
    onValue(indexOf(known));
    return () => {};
  });
  const { user } = renderInPortal(
    <>
      <SearchButton
        label="Search"
        renderSearch={(close) => (
          <MedicalSearch
            label="Search patients, pages, and actions"
            unsent={noPendingChanges}
            onHelp={ignore}
            onClose={close}
          />
        )}
      />
      <Place />
    </>,
    { path: "/medical" },
  );
  await screen.findByRole("button", { name: "Search" });
  expect(listened).not.toHaveBeenCalled();
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", {
    name: "Search patients, pages, and actions",
  });
  expect(screen.getByRole("dialog", { name: "Search patients, pages, and actions" })).toBeTruthy();
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  const add = (more: readonly IndexedPatient[]) => act(() => report(indexOf([...known, ...more])));
  return { user, field, options, add };
}

test("opens with Ctrl+K, finds a patient, and goes there with Enter", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00Z") });
  const { user, options } = await open();
  const pages = ["Dashboard", "Calendar", "Messages", "Tasks", "Assistant", "Profile"];
  expect(options().slice(0, 7)).toEqual([...pages, "Your account"]);
  await user.keyboard("noel");
  await waitFor(() =>
    expect(options()).toEqual(["Cédric NoëlApr 2, 1961 (65 years) · SV-1000-0001"]),
  );
  expect(screen.getByRole("status").textContent).toBe("1 patient");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("at /medical/patients/cedric")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("keeps the highlighted one of two namesakes when another patient is added", async () => {
  const { user, options, add } = await open();
  const [older, younger] = [
    { ...patient({ name: "Ivo Brandt", birthDate: "1951-07-14" }), uid: "older" },
    { ...patient({ name: "Ivo Brandt", birthDate: "1984-02-29" }), uid: "younger" },
  ];
  add([older, younger]);
  await user.keyboard("brandt");
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard("{ArrowDown}");
  add([older, younger, { ...patient({ name: "Ana Brandt" }), uid: "ana" }]);
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("at /medical/patients/younger")).toBeTruthy();
});

test("goes to a page by its name, with the arrow keys", async () => {
  const { user, options } = await open();
  await user.keyboard("a");
  await waitFor(() => expect(options().length).toBeGreaterThan(50));
  expect(screen.getByRole("status").textContent).toMatch(/^The first 50 of 60\./);
  await user.keyboard("{Backspace}task{ArrowDown}{ArrowUp}{Enter}");
  expect(await screen.findByText("at /medical/tasks")).toBeTruthy();
});

test("closes with Escape and stays on the page", async () => {
  const { user, field } = await open();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("at /medical")).toBeTruthy();
});

function ignore() {}
