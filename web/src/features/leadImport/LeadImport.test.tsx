import { salesPaths } from "@salvia/domain/paths";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { Link, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { createCsvWork } from "./csvWork.ts";
import { ImportButton } from "./ImportButton.tsx";
import { ImportDesk } from "./ImportDesk.tsx";
import { LeadImport } from "./LeadImport.tsx";
import type { CsvReader } from "./openCsvReader.ts";

const createObjectURL = vi.fn<typeof URL.createObjectURL>();
const check = "/api/leads/check-keys";
const send = "/api/leads/import";

beforeEach(() => {
  // jsdom lays nothing out: without a height no row would be in sight.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  URL.createObjectURL = createObjectURL.mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The worker's work without a worker, which jsdom has not. */
function openReader(): CsvReader {
  const work = createCsvWork();
  return {
    read: (file) => work.read(file),
    check: async (...order) => work.check(...order),
    write: async (...remarks) => work.write(...remarks),
    close: () => {},
  };
}

async function choose(text: string, name = "people.csv") {
  const page = renderInPortal(
    <MoreTexts namespaces={["leadImport"]}>
      <ImportDesk openReader={openReader}>
        <Link to="/sales">Elsewhere</Link>
        <ImportButton />
        <Routes>
          <Route path={salesPaths.leadImport} element={<LeadImport />} />
          <Route path="*" element={<h1>Another page</h1>} />
        </Routes>
      </ImportDesk>
    </MoreTexts>,
    { path: salesPaths.leadImport },
  );
  const input = await screen.findByLabelText(/Choose a CSV file/);
  await page.user.upload(input, new File([text], name, { type: "text/csv" }));
  return page;
}

const row = (name: RegExp) => screen.getByRole("row", { name });
const button = (name: RegExp) => screen.getByRole("button", { name });

const file = [
  "Name;E-mail;Plan",
  "Ana Silva;ana@example.com;Premium",
  "Eva Ríos;eva@;Gold",
  "Ana Sylva;ANA@example.com;Basic",
  "Pía Sol;pia@example.com;",
].join("\r\n");

/** Chooses the file, has its rows checked, and lets the server answer that it knows Pía. */
async function review() {
  const page = await choose(file);
  expect(await screen.findByText(/4 rows in “people.csv”/)).toBeTruthy();
  const defaults = screen.getByRole("region", { name: "Where a row says nothing" });
  await page.user.selectOptions(within(defaults).getByLabelText("Plan of interest"), "Basic");
  await page.user.selectOptions(within(defaults).getByLabelText("How they found us"), "Event");
  await page.user.click(button(/Check 4 rows/));
  await page.answer(check, 200, { known: [null, "colleague"] });
  await screen.findByRole("button", { name: "Import 1 lead" });
  return page;
}

test("each row says what becomes of it before anything is written", async () => {
  const { requests } = await review();
  expect(row(/Ana Silva/).textContent).toContain("Will be a lead of yours.");
  expect(row(/Eva Ríos/).textContent).toContain("This is not a complete e-mail address");
  expect(row(/Eva Ríos/).textContent).toContain("There is no such plan");
  expect(row(/Ana Sylva/).textContent).toContain("The same person as in row 2.");
  expect(row(/Pía Sol/).textContent).toContain("Already with a colleague.");
  expect(requests.map(({ path }) => path)).not.toContain(send);
  // What is asked of the server is hashes.
  const asked = requests.find(({ path }) => path === check);
  expect(JSON.stringify(asked?.body)).not.toContain("example.com");
});

test("one state of rows is shown alone, and all again", async () => {
  const { user } = await review();
  await user.click(button(/1 with errors/));
  expect(screen.queryByRole("row", { name: /Ana Silva/ })).toBeNull();
  expect(row(/Eva Ríos/)).toBeTruthy();
  await user.click(button(/All 4 rows/));
  expect(row(/Ana Silva/)).toBeTruthy();
});

test("an import that fails half-way goes on with the same part", async () => {
  const { user, answer, requests } = await review();
  await user.click(button(/Import 1 lead/));
  await answer(send, 500, { error: "internal-error" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/The import has paused/);
  await user.click(button(/Go on/));
  await answer(send, 200, { outcomes: ["created"] });
  expect(await screen.findByText(/1 lead has been imported/)).toBeTruthy();
  const [first, second] = requests.filter(({ path }) => path === send);
  expect(second?.body).toEqual(first?.body);
  expect(first?.body).toMatchObject({
    chunk: 0,
    leads: [{ firstName: "Ana", lastName: "Silva", plan: "premium", source: "event" }],
  });
});

const link = (name: string) => screen.getByRole("link", { name });
const mayClose = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("an import goes on while one works elsewhere: the bar tells how it goes, and leads back", async () => {
  const { user, answer } = await review();
  expect(screen.queryByRole("link", { name: /^Importing/ })).toBeNull();
  await user.click(button(/Import 1 lead/));
  expect(mayClose()).toBe(false);
  await user.click(link("Elsewhere"));
  expect(screen.getByText("Another page")).toBeTruthy();
  expect(link("Importing leads: 0 %")).toBeTruthy();
  expect(mayClose()).toBe(false);

  await answer(send, 500, { error: "internal-error" });
  await user.click(link("The import has paused"));
  await user.click(button(/Go on/));
  await user.click(link("Elsewhere"));
  await answer(send, 200, { outcomes: ["created"] });
  expect(screen.getByRole("status").textContent).toMatch(/^1 lead has been imported/);
  expect(mayClose()).toBe(true);
  await user.click(link("1 lead has been imported, and is yours."));
  expect(row(/Ana Silva/).textContent).toContain("Imported.");

  // What was told is not told again, and the next file begins anew.
  await user.click(link("Elsewhere"));
  expect(screen.queryByRole("link", { name: /imported/ })).toBeNull();
});

test("rows that were only looked at are forgotten with the page", async () => {
  const { user } = await review();
  await user.click(link("Elsewhere"));
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(mayClose()).toBe(true);
});

test("what is left out is saved with the reason beside the user's own columns", async () => {
  const { user } = await review();
  await user.click(button(/Save the 3 rows/));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
  const [saved] = createObjectURL.mock.calls[0] ?? [];
  if (!(saved instanceof Blob)) throw new Error("No file.");
  const lines = (await saved.text()).replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe("Name;E-mail;Plan;Why it was not imported");
  expect(lines[1]).toMatch(/^Eva Ríos;eva@;Gold;.*There is no such plan/);
  expect(lines.slice(2)).toEqual([
    "Ana Sylva;ANA@example.com;Basic;The same person as in row 2.",
    "Pía Sol;pia@example.com;;Already with a colleague.",
  ]);
});

test("a file without a name or a way to reach anybody is not checked", async () => {
  const { user } = await choose("A;B\nAna;Silva");
  await user.click(await screen.findByRole("button", { name: /Check 1 row/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/A lead needs a name/);
  await user.selectOptions(screen.getByLabelText("Full name"), "A");
  await user.selectOptions(screen.getByLabelText("E-mail"), "B");
  await user.click(button(/Check 1 row/));
  expect(await screen.findByText(/not a complete e-mail address/)).toBeTruthy();
});

test.each([
  ["", /This file is empty/],
  ["name,email\n", /headings and nothing below/],
  ['name,email\n"Ana,a@b.co', /In row 2 a quotation mark/],
  ["PK\u0003\u0004", /workbook/],
  ["a\0b", /not a text file/],
])("a file that cannot be taken is refused with the reason (%j)", async (text, reason) => {
  await choose(text);
  expect((await screen.findByRole("alert")).textContent).toMatch(reason);
});

test("a file that is too large is refused before it is read", async () => {
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  await choose("x".repeat(10_000_001));
  expect((await screen.findByRole("alert")).textContent).toMatch(/more than 10 MB/);
  expect(read).not.toHaveBeenCalled();
});
