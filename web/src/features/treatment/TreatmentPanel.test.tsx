import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../seed/patients.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { TreatmentPanel } from "./TreatmentPanel.tsx";

const call = "/api/patients/change-treatment";
const names: Readonly<Record<string, string>> = {
  camille: "Camille Laurent",
  daniel: "Daniel Okafor",
};
const stored = vi.hoisted(() => ({ clinicians: ["camille"] }));

vi.mock("./treatment.data.ts", () => ({
  treatedPatient: () => (onValue: (value: unknown) => void) => {
    onValue(patient({ clinicians: [...stored.clinicians] }));
    return () => {};
  },
}));

let opened = 0;

/** Opens the panel of another patient each time, because a listener outlives its view. */
async function open(...treating: string[]) {
  stored.clinicians = treating;
  opened += 1;
  const uid = `beatriz${opened}`;
  const page = renderInPortal(
    <NamespaceLoader namespaces={["patientAdmin"]}>
      <StaffNamesContext
        value={{ get: (who) => names[who] ?? null, ask: () => {}, subscribe: () => () => {} }}
      >
        <TreatmentPanel
          uid={uid}
          clinicians={Object.entries(names).map(([id, name]) => ({ uid: id, name }))}
          logPath="/admin/audit"
          onClose={() => {}}
        />
      </StaffNamesContext>
    </NamespaceLoader>,
    { path: "/admin/patients" },
  );
  const heading = await screen.findByRole("heading", { name: "Beatriz Nogueira" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  return { ...page, uid };
}

test("adds one of the clinicians who do not treat the patient yet", async () => {
  const { user, answer, requests, uid } = await open("camille");
  const choice = screen.getByRole("combobox", { name: "Add a clinician" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Choose…", "Daniel Okafor"]);
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(requests.filter(({ path }) => path === call)).toEqual([]);
  await user.selectOptions(choice, "Daniel Okafor");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await answer(call, 200, { changed: true });
  expect(await toastSeverity("Clinician added.")).toBe("success");
  expect(requests.at(-1)?.body).toEqual({
    patientId: uid,
    clinicianId: "daniel",
    treats: true,
  });
});

test("shows the birth date and number, which distinguish patients of the same name", async () => {
  await open("camille");
  expect(screen.getByText("Feb 29, 1984 · SV-1000-0001")).toBeTruthy();
});

test("removes a clinician after a confirmation", async () => {
  const { user, answer, requests } = await open("camille", "daniel");
  await user.click(screen.getByRole("button", { name: "Remove Camille Laurent" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/loses access to the record of Beatriz Nogueira at once/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Remove" }));
  await answer(call, 409, { error: "changed-meanwhile" });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(requests.at(-1)?.body).toMatchObject({ clinicianId: "camille", treats: false });
});

test("does not offer to remove the last clinician", async () => {
  await open("camille");
  expect(screen.getByText(/A patient needs at least one clinician/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("offers no more than twenty clinicians", async () => {
  await open(...Array.from({ length: 20 }, (_, at) => `clinician${at}`));
  expect(screen.getByText(/20 clinicians treat this patient, which is the maximum/)).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});
