import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { ExportPersonButton } from "./ExportPersonButton.tsx";

const { path } = leadEndpoints.exportPerson;

async function open() {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:saved";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const page = renderInPortal(<ExportPersonButton id="one" />);
  await page.user.click(await screen.findByRole("button", { name: "Export this person’s data" }));
  return { ...page, saved };
}

test("saves what the server has about the person", async () => {
  const { answer, requests, saved } = await open();
  const documents = { "leads/one": { firstName: "Inés" }, "mail/two": { to: "ines@example.com" } };
  await answer(path, 200, { documents });
  expect((await screen.findByText(/^The file with 2 entries/)).textContent).toMatch("audit log");
  expect(requests.filter((request) => request.path === path).map(({ body }) => body)).toEqual([
    { leadId: "one" },
  ]);
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toMatchObject({ documents });
});

test("saves no file when the server refuses", async () => {
  const { answer, saved } = await open();
  await answer(path, 403, { error: "not-allowed" });
  expect((await screen.findByRole("alert")).textContent).toMatch("You don’t have permission");
  expect(saved).toEqual([]);
});
