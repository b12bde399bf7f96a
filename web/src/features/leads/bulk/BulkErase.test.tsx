import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { createLeadSelection } from "../list/leadSelection.ts";
import { row } from "../testing/renderLeadList.tsx";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { AssignBar } from "./AssignBar.tsx";
import { BulkErase } from "./BulkErase.tsx";

vi.mock("./bulkJob.data.ts", () => ({
  unfinishedJob: () => (onValue: (none: object) => void) => {
    onValue({ rows: [], fresh: true });
    return () => {};
  },
}));

async function open(count: number) {
  const callbacks = { onErase: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadBulk", "personalData"]}>
      <BulkErase count={count} {...callbacks} />
    </NamespaceLoader>,
  );
  await screen.findByRole("alertdialog");
  return { user, ...callbacks };
}

test("focuses the safe answer, and erases only after the number of leads is typed", async () => {
  const { user, onErase } = await open(2);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  const field = screen.getByRole("textbox", { name: "Number of leads, to confirm" });
  await user.type(field, "3{Enter}");
  expect(screen.getByText("That isn’t the number. Type: 2")).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(onErase).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, " 2 ");
  await user.click(screen.getByRole("button", { name: "Erase 2 people" }));
  expect(onErase).toHaveBeenCalledOnce();
});

test("asks for a new sign-in before it asks for the number", async () => {
  const selection = createLeadSelection(10);
  selection.list([row("Ana"), row("Bea")], false);
  selection.selectAll();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadBulk", "personalData"]}>
      <AssignBar
        {...{ selection, filter: unfilteredLeadFilter }}
        renderQuestion={() => null}
        renderExport={() => null}
      />
    </NamespaceLoader>,
  );
  await user.click(await screen.findByRole("button", { name: "Erase people…" }));
  await screen.findByRole("alertdialog");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5 * 60_000);
  await user.click(screen.getByRole("button", { name: "Erase people…" }));
  await screen.findByRole("dialog", { name: "Please sign in again" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("erases no more people at a time than the server does", async () => {
  await open(bulkJobLimits.erased + 1);
  expect(screen.getByText(/^You can erase up to 1,000 people at a time/)).toBeDefined();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel"]);
});
