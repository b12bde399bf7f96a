import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { readerInProcess } from "../testing/readerInProcess.ts";
import { parsePatient } from "./parsePatient.ts";
import { PatientImport } from "./PatientImport.tsx";

const call = "/api/patients/import";

beforeEach(() => {
  // jsdom has no layout: without a height no row would be rendered.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});

/** Chooses a file; read without a worker, which jsdom does not have. */
async function choose(text: string) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["patientAdmin", "csvFile"]}>
      <PatientImport openReader={() => readerInProcess(parsePatient)} />
    </NamespaceLoader>,
    { path: "/admin/patients/import" },
  );
  const input = await screen.findByLabelText(/Choose a CSV file/);
  await page.user.upload(input, new File([text], "patients.csv", { type: "text/csv" }));
  return page;
}

const headings = "email,first name,last name,birth date,sex,language,clinicians";
const ana = "ana@example.com,Ana,Silva,1984-02-29,female,pt,doctor@example.com";
const eva = "eva@example.com,Eva,Sol,1990-05-01,other,es,doctor@example.com";
const fileOf = (...rows: string[]) => [headings, ...rows].join("\r\n");
const row = (name: RegExp) => screen.findByRole("row", { name });
const sent = (requests: readonly { path: string; body: unknown }[]) =>
  requests.flatMap(({ path, body }) => (path === call ? [body] : []));

test("shows what would happen to each row, and imports those that are left", async () => {
  const faulty = "pia@,Pía,Sol,01/02/1990,F,es,doctor@example.com";
  const { user, answer, requests } = await choose(fileOf(ana, eva, faulty, ana));
  await answer(call, 200, { outcomes: ["added", "unchanged"] });
  expect((await row(/^2/)).textContent).toContain("New patient.");
  expect((await row(/Eva Sol/)).textContent).toContain("Already like this.");
  expect((await row(/Pía Sol/)).textContent).toContain("Write the birth date like 1984-02-29.");
  expect((await row(/^5/)).textContent).toContain("Same person as in row 2.");
  expect(sent(requests)).toMatchObject([{ dryRun: true, patients: [{}, {}] }]);

  await user.click(screen.getByRole("button", { name: "Import 1 patient" }));
  await answer(call, 200, { outcomes: ["added"] });
  expect(await screen.findByText("1 patient was imported.")).toBeTruthy();
  expect((await row(/^2/)).textContent).toContain("Added.");
  expect(sent(requests)[1]).toMatchObject({
    dryRun: false,
    patients: [{ email: "ana@example.com", clinicians: ["doctor@example.com"] }],
  });
  await user.click(screen.getByRole("button", { name: /2 with errors/ }));
  expect(screen.queryByRole("row", { name: /Eva Sol/ })).toBeNull();
});

test("continues a failed import with the same part", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ana.replace("ana@", `ana${at}@`));
  const { user, answer, requests } = await choose(fileOf(...rows));
  await answer(call, 200, { outcomes: Array.from({ length: 50 }, () => "added") });
  await answer(call, 200, { outcomes: Array.from({ length: 10 }, () => "changed") });
  await user.click(await screen.findByRole("button", { name: "Import 60 patients" }));
  await answer(call, 200, { outcomes: Array.from({ length: 50 }, () => "added") });
  await answer(call, 500, { error: "internal-error" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The import is paused.");
  await user.click(within(alert).getByRole("button", { name: "Continue" }));
  await answer(call, 200, { outcomes: Array.from({ length: 10 }, () => "unchanged") });
  expect(await screen.findByText("50 patients were imported.")).toBeTruthy();
  const [, , , failed, repeated] = sent(requests);
  expect(repeated).toEqual(failed);
});

test("rejects another hospital's file with one message", async () => {
  const { answer, requests } = await choose(fileOf(ana, eva));
  await answer(call, 200, { outcomes: ["clinicianUnknown", "clinicianUnknown"] });
  const alert = await screen.findByText(/looks like another organization’s file/);
  expect(alert).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  expect(sent(requests)).toHaveLength(1);
});

test("rejects a file without the columns before asking the server", async () => {
  const { requests } = await choose("patient_id,ward,email\n1,2,ana@example.com\n");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("first name, last name, birth date, sex, language");
  expect(alert.textContent).toContain("Nothing was imported.");
  expect(sent(requests)).toEqual([]);
});
