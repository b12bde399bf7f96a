import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { ExportDialog } from "./ExportDialog.tsx";

const record = "/api/leads/record-export";
const createObjectURL = vi.fn<typeof URL.createObjectURL>();
const filter = {
  view: "mine",
  owner: null,
  status: null,
  kind: null,
  plan: ["premium"],
  search: "",
} as const;

beforeEach(() => {
  URL.createObjectURL = createObjectURL.mockReset().mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

async function* twoPages() {
  yield [lead(), lead()];
  yield [lead()];
}

function open(leads = twoPages) {
  return renderInPortal(
    <NamespaceLoader namespaces={["csvFile", "leadExport"]}>
      <ExportDialog filter={filter} leads={leads} onClose={() => {}} />
    </NamespaceLoader>,
  );
}

test("hands over the file only after the export is logged", async () => {
  const { user, answer, requests } = open();
  await answer(record, 500, { error: "internal-error" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/The file wasn’t created/);
  expect(createObjectURL).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Try again" }));
  await answer(record, 200, { count: 3 });
  expect(await screen.findByText("3 leads are in the file in your downloads.")).toBeTruthy();
  expect(createObjectURL).toHaveBeenCalledOnce();
  expect(requests.find(({ path }) => path === record)?.body).toEqual({ filter });
});

test("logs every part of the list's filter but its order", async () => {
  const [from, until] = [new Date("2026-10-31T23:00:00Z"), new Date("2026-11-30T23:00:00Z")];
  const created = { days: "lastMonth", from, until };
  const step = { word: "none", days: null };
  const asked = { ...filter, source: "event", phone: "missing", search: "ana" } as const;
  const { user, answer, requests } = renderInPortal(
    <ExportButton filter={{ ...asked, created, step, sort: "created" }} leads={twoPages} />,
  );
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await answer(record, 200, { count: 3 });
  const moments = { from: "2026-10-31T23:00:00.000Z", until: "2026-11-30T23:00:00.000Z" };
  expect(requests.find(({ path }) => path === record)?.body).toEqual({
    filter: { ...asked, created: moments, step: "none" },
  });
});

test("creates no file and no log entry when the leads cannot be read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { requests } = open(async function* broken() {
    yield [lead()];
    throw new Error("gone");
  });
  expect((await screen.findByRole("alert")).textContent).toMatch(/The file wasn’t created/);
  expect(requests.filter(({ path }) => path === record)).toEqual([]);
});
