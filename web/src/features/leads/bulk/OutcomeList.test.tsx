import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { readLeadOrNull } from "../data/readLeadOrNull.ts";
import { OutcomeList } from "./OutcomeList.tsx";

vi.mock("../data/readLeadOrNull.ts", () => ({ readLeadOrNull: vi.fn() }));

function show(rows: Parameters<typeof OutcomeList>[0]["rows"]) {
  return renderInPortal(
    <NamespaceLoader namespaces={["leadBulk"]}>
      <OutcomeList name="move" rows={rows} />
    </NamespaceLoader>,
    { path: "/sales/leads" },
  );
}

test("names the leads of a job that began before the page opened, if the user may read them", async () => {
  vi.mocked(readLeadOrNull).mockImplementation(async (id) =>
    id === "handed" ? null : lead({ firstName: "Ana", lastName: "Luna" }),
  );
  show([
    { id: "handed", row: null, outcome: "gone" },
    { id: "own", row: null, outcome: "done" },
  ]);
  expect(await screen.findByRole("link", { name: "Ana Luna" })).toBeDefined();
  expect(screen.getByText("A lead")).toBeDefined();
});

test("reads only the names of the leads that it shows", async () => {
  vi.mocked(readLeadOrNull).mockReset().mockResolvedValue(null);
  const rows = Array.from({ length: 250 }, (_, at) => ({
    id: `lead${at}`,
    row: null,
    outcome: "done" as const,
  }));
  const read = () => new Set(vi.mocked(readLeadOrNull).mock.calls.map(([id]) => id));
  const { user } = show(rows);
  expect(await screen.findAllByText("Status changed")).toHaveLength(200);
  expect(read().size).toBe(200);
  await user.click(screen.getByText("Show 50 more"));
  expect(screen.getAllByText("Status changed")).toHaveLength(250);
  expect(read().size).toBe(250);
});
