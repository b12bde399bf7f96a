import { noFigures } from "@salvia/domain/lead/salesStats";
import { monthOf } from "@salvia/domain/shared/month";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import type { PersonStats } from "./salesStats.data.ts";
import { TeamTable } from "./TeamTable.tsx";

const month = monthOf(new Date());

function person(uid: string, waiting: number): PersonStats {
  const statuses = { ...noFigures().statuses, new: waiting, quoted: 1 };
  const months = { [month]: { created: 5, converted: 4 } };
  return { uid, stats: { ...noFigures(), statuses, months, countedAt: null } };
}

async function open(people: readonly PersonStats[]) {
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["adminDashboard"]}>
      <TeamTable people={people} person={(uid) => `Name of ${uid}`} leads="/admin/leads" />
    </NamespaceLoader>,
  );
  return { user, table: within(await screen.findByRole("table", { name: "Team" })) };
}

test("leads from each person, what waits, and what is new to these leads", async () => {
  const { table } = await open([person("noa", 1), person("tomas", 0)]);
  const [, noa, tomas] = table.getAllByRole("row");
  const cells = (row = noa) => Array.from(row?.children ?? [], (cell) => cell.textContent);
  expect(cells()).toEqual(["Name of noa", "2", "1", "4", "5"]);
  expect(cells(tomas)).toEqual(["Name of tomas", "1", "0", "4", "5"]);
  const hrefs = (row = noa) =>
    [...(row?.querySelectorAll("a") ?? [])].map((link) => link.pathname + link.search);
  expect(hrefs()).toEqual([
    "/admin/leads?owner=noa",
    "/admin/leads?owner=noa&status=new",
    `/admin/leads?owner=noa&created=${month}`,
  ]);
  expect(hrefs(tomas)).toHaveLength(2);
});

test("shows ten people first, and all of them on request", async () => {
  const { user, table } = await open(Array.from({ length: 12 }, (_, at) => person(`p${at}`, 1)));
  expect(table.getAllByRole("row")).toHaveLength(11);
  await user.click(screen.getByRole("button", { name: /^Show all/ }));
  expect(table.getAllByRole("row")).toHaveLength(13);
});
