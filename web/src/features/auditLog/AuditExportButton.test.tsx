import { auditEndpoints } from "@salvia/domain/audit/auditExport";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { TimeZoneContext } from "../../ui/time/useTimeZone.ts";
import { AuditExportButton } from "./AuditExportButton.tsx";
import { noAuditFilter } from "./auditUrl.ts";

const beginPath = auditEndpoints.beginAuditExport.path;
const pagePath = auditEndpoints.auditExportPage.path;
const createObjectURL = vi.fn<typeof URL.createObjectURL>();

beforeEach(() => {
  URL.createObjectURL = createObjectURL.mockReset().mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

async function open() {
  const filter = { ...noAuditFilter, by: "helen", from: "2026-11-21", until: "2026-11-21" };
  const page = renderInPortal(
    <TimeZoneContext value="Asia/Tokyo">
      <NamespaceLoader namespaces={["auditLog", "people"]}>
        <AuditExportButton filter={filter} />
      </NamespaceLoader>
    </TimeZoneContext>,
  );
  await page.user.click(await screen.findByRole("button", { name: "Export" }));
  return page;
}

const at = "2026-11-21T10:00:00.000Z";

test("saves every page as one file, in words and as stored", async () => {
  const { answer, requests } = await open();
  await answer(beginPath, 200, { exportId: "export-one", count: 3 });
  const opened = { action: "recordOpened", appointmentId: "a", uid: "beatriz", by: "helen", at };
  const changed = { action: "roleChanged", from: null, to: "sales", uid: "noa", by: "=cmd()", at };
  const newer = { action: "somethingNewer", uid: "noa", by: "helen", at };
  const first = [{ id: "one", byName: "Helen, “H”", stored: opened }];
  await answer(pagePath, 200, { entries: first, next: "one" });
  const rest = [
    { id: "two", byName: null, stored: changed },
    { id: "three", byName: "=1+1", stored: newer },
  ];
  await answer(pagePath, 200, { entries: rest, next: null });
  expect(await screen.findByText("3 entries are in the file in your downloads.")).toBeDefined();
  const file = createObjectURL.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text.split("\r\n")).toEqual([
    "Time (UTC),Action,Account or lead,By (ID),By,Entry,As stored",
    `${at},Health record opened,beatriz,helen,"Helen, “H”",one,${quoted(opened)}`,
    `${at},Role changed: No role → Salesperson,noa,'=cmd(),,two,${quoted(changed)}`,
    `${at},somethingNewer,noa,helen,'=1+1,three,${quoted(newer)}`,
    "",
  ]);
  expect(requests.filter(({ path }) => path.includes("audit-export"))).toMatchObject([
    {
      body: {
        action: null,
        by: "helen",
        whom: null,
        from: "2026-11-20T15:00:00.000Z",
        until: "2026-11-21T15:00:00.000Z",
      },
    },
    { body: { exportId: "export-one", after: null } },
    { body: { exportId: "export-one", after: "one" } },
  ]);
});

test("saves no file without all of its pages, and tries again", async () => {
  const { answer, user } = await open();
  await answer(beginPath, 200, { exportId: "export-one", count: 2000 });
  await answer(pagePath, 500, { error: "internal-error" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/The file wasn’t created/);
  expect(createObjectURL).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await answer(beginPath, 200, { exportId: "export-two", count: 0 });
  await answer(pagePath, 200, { entries: [], next: null });
  expect(await screen.findByText("0 entries are in the file in your downloads.")).toBeDefined();
});

test("asks for fewer days if there are too many entries", async () => {
  const { answer, requests } = await open();
  await answer(beginPath, 200, { exportId: null, count: 250_000 });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The filters show 250,000 entries, and a file has at most 100,000. Choose fewer days.",
  );
  expect(requests.filter(({ path }) => path === pagePath)).toEqual([]);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

function quoted(stored: object): string {
  return `"${JSON.stringify(stored).replaceAll('"', '""')}"`;
}
