import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { button, calls, choose, review, row } from "./testing/renderLeadImport.tsx";

const createObjectURL = vi.fn<typeof URL.createObjectURL>();

beforeEach(() => {
  // jsdom has no layout: without a height no row would be rendered.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  URL.createObjectURL = createObjectURL.mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

/** The second of two fields with a label: the default for a column. */
const last = (label: string) => screen.getAllByLabelText(label).at(-1) ?? document.body;

test("shows the outcome of each row before anything is written", async () => {
  const { requests } = await review();
  expect(row(/Ana Silva/).textContent).toContain("Will be one of your leads.");
  expect(row(/Eva Ríos/).textContent).toContain("This is not a complete email address");
  expect(row(/Eva Ríos/).textContent).toContain("This plan doesn’t exist");
  expect(row(/Ana Sylva/).textContent).toContain("Same person as in row 2.");
  expect(row(/Pía Sol/).textContent).toContain("Already with a colleague.");
  expect(requests.map(({ path }) => path)).not.toContain(calls.send);
  // The server receives only hashes.
  const request = requests.find(({ path }) => path === calls.check);
  expect(JSON.stringify(request?.body)).not.toContain("example.com");
});

test("filters rows by state and shows all again", async () => {
  const { user } = await review();
  await user.click(button(/1 with errors/));
  expect(screen.queryByRole("row", { name: /Ana Silva/ })).toBeNull();
  expect(row(/Eva Ríos/)).toBeTruthy();
  await user.click(button(/All 4 rows/));
  expect(row(/Ana Silva/)).toBeTruthy();
});

test("resumes a failed import with the same part", async () => {
  const { user, answer, requests } = await review();
  await user.click(button(/Import 1 lead/));
  await answer(calls.send, 500, { error: "internal-error" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/The import is paused/);
  await user.click(button(/Continue/));
  await answer(calls.send, 200, { outcomes: ["created"] });
  expect(await screen.findByText(/1 lead was imported/)).toBeTruthy();
  const [first, second] = requests.filter(({ path }) => path === calls.send);
  expect(second?.body).toEqual(first?.body);
  expect(first?.body).toMatchObject({
    chunk: 0,
    leads: [{ firstName: "Ana", lastName: "Silva", plan: "premium", source: "event" }],
  });
});

test("saves skipped rows with the reason next to the user's own columns", async () => {
  const { user } = await review();
  await user.click(button(/Save the 3 skipped rows/));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
  const [saved] = createObjectURL.mock.calls[0] ?? [];
  if (!(saved instanceof Blob)) throw new Error("No file.");
  const lines = (await saved.text()).replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe("Name;E-mail;Plan;Why it was not imported");
  expect(lines[1]).toMatch(/^Eva Ríos;eva@;Gold;.*This plan doesn’t exist/);
  expect(lines.slice(2)).toEqual([
    "Ana Sylva;ANA@example.com;Basic;Same person as in row 2.",
    "Pía Sol;pia@example.com;;Already with a colleague.",
  ]);
});

test("names the columns that are not imported until they are matched", async () => {
  const { user } = await choose("Name;E-mail;Notas;\nAna;a@example.com;Call;1");
  expect(await screen.findByText(/won’t be imported: Notas and Column 4/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Document number"), "Column 4");
  expect(screen.getByText(/won’t be imported: Notas$/)).toBeTruthy();
});

test("does not check a file without a name or contact column", async () => {
  const { user } = await choose("A;B\nAna;Silva");
  await user.click(await screen.findByRole("button", { name: /Check 1 row/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/A lead needs a name/);
  await user.selectOptions(screen.getByLabelText("Full name"), "A");
  await user.selectOptions(screen.getByLabelText("Email"), "B");
  await user.selectOptions(last("Plan of interest"), "Basic");
  await user.selectOptions(last("How they found us"), "Website");
  await user.click(button(/Check 1 row/));
  expect(await screen.findByText(/not a complete email address/)).toBeTruthy();
});

test("takes numbers without a country code for those of the country that the others have", async () => {
  await choose("Name;Phone\nAna Sá;01 39 20 11 20\nEva Paz;+33 6 39 98 12 34");
  const country = await screen.findByLabelText<HTMLSelectElement>(/Country/);
  expect(country.selectedOptions[0]?.text).toMatch(/^France/);
});

test("asks once for what each row would be rejected for", async () => {
  const { user } = await choose("Name;E-mail\nAna Sá;ana@example.com\nEva Paz;eva@example.com");
  await user.click(await screen.findByRole("button", { name: /Check 2 rows/ }));
  const missing = (await screen.findByRole("alert")).textContent;
  expect(missing).toMatch(/no column for “Plan of interest” and “How they found us”/);
  await user.selectOptions(last("Plan of interest"), "Basic");
  expect(screen.getByRole("alert").textContent).toMatch(/no column for “How they found us”,/);
  await user.selectOptions(last("How they found us"), "Website");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(button(/Check 2 rows/));
  expect(await screen.findByRole("button", { name: "Back to columns" })).toBeTruthy();
});

test("asks once what the file's own words mean, and says what is repaired or left out", async () => {
  const { user, answer, requests } = await choose(
    "Name;E-mail;Phone;Plan;Source;NIE\nJosÃ© SÃ¡;ana@example.com;12;Gold;Web;X2482300W",
  );
  await user.selectOptions(await screen.findByLabelText("“Gold” means"), "Premium");
  expect(screen.queryByLabelText("“Web” means")).toBeNull();
  const repair = "Repair damaged text: “JosÃ© SÃ¡” becomes “José Sá”";
  expect(screen.getByLabelText<HTMLInputElement>(repair).checked).toBe(true);
  await user.click(button(/Check 1 row/));
  await answer(calls.check, 200, { known: [null] });
  expect(await screen.findByText(/1 row will be imported without its phone number/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Import 1 lead" }));
  await answer(calls.send, 200, { outcomes: ["created"] });
  expect(requests.find(({ path }) => path === calls.send)?.body).toMatchObject({
    leads: [
      {
        firstName: "José",
        lastName: "Sá",
        plan: "premium",
        identityDocument: { type: "residencePermit", number: "X2482300W" },
      },
    ],
  });
});

test.each([
  ["", /This file is empty/],
  ["name,email\n", /headings but no rows/],
  ['name,email\n"Ana,a@b.co', /In row 2 a quotation mark/],
  ["PK\u0003\u0004", /workbook/],
  ["a\0b", /isn’t a text file/],
])("rejects an unusable file with the reason (%j)", async (text, reason) => {
  await choose(text);
  expect((await screen.findByRole("alert")).textContent).toMatch(reason);
});

test("rejects a file that is too large before reading it", async () => {
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  await choose("x".repeat(10_000_001));
  expect((await screen.findByRole("alert")).textContent).toMatch(/larger than 10 MB/);
  expect(read).not.toHaveBeenCalled();
});
