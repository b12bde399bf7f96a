import { salesPaths } from "@salvia/domain/site/paths";
import { screen, within } from "@testing-library/react";
import { Link, Route, Routes } from "react-router";
import { expect } from "vitest";

import { NamespaceLoader } from "../../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { readerInProcess } from "../../testing/readerInProcess.ts";
import { ImportButton } from "../ImportButton.tsx";
import { ImportProvider, useImportState } from "../ImportProvider.tsx";
import { LeadImport } from "../LeadImport.tsx";
import { parseLead } from "../parseLead.ts";

/** Paths of the server calls. */
export const calls = {
  check: "/api/leads/check-keys",
  send: "/api/leads/import",
  list: "/api/leads/own-imports",
  undo: "/api/leads/undo-import",
};

export const row = (name: RegExp): HTMLElement => screen.getByRole("row", { name });
export const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

/** Shows the count of rows that a sign-out would lose. */
function Unsent() {
  return <p>{`unsent: ${useImportState().unsent}`}</p>;
}

/** For tests: chooses a file on the import page, which has a link elsewhere. */
export async function choose(text: string, name = "people.csv") {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadImport", "csvFile"]}>
      <ImportProvider openReader={() => readerInProcess(parseLead)}>
        <Link to="/sales">Elsewhere</Link>
        <ImportButton />
        <Unsent />
        <Routes>
          <Route path={salesPaths.leadImport} element={<LeadImport />} />
          <Route path="*" element={<h1>Another page</h1>} />
        </Routes>
      </ImportProvider>
    </NamespaceLoader>,
    { path: salesPaths.leadImport },
  );
  const input = await screen.findByLabelText(/Choose a CSV file/);
  await page.user.upload(input, new File([text], name, { type: "text/csv" }));
  return page;
}

const file = [
  "Name;E-mail;Plan",
  "Ana Silva;ana@example.com;Premium",
  "Eva Ríos;eva@;Gold",
  "Ana Sylva;ANA@example.com;Basic",
  "Pía Sol;pia@example.com;",
].join("\r\n");

/** For tests: chooses a file and checks its rows, with a server that knows Pía. */
export async function review() {
  const page = await choose(file);
  expect(await screen.findByText(/4 rows in “people.csv”/)).toBeTruthy();
  const defaults = screen.getByRole("region", { name: "For blank values" });
  await page.user.selectOptions(within(defaults).getByLabelText("Plan of interest"), "Basic");
  await page.user.selectOptions(within(defaults).getByLabelText("How they found us"), "Event");
  await page.user.click(button(/Check 4 rows/));
  await page.answer(calls.check, 200, { known: [null, "colleague"] });
  await screen.findByRole("button", { name: "Import 1 lead" });
  return page;
}
