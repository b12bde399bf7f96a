import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { leadColumns, type ChosenColumns } from "./columns.ts";
import { ColumnsButton } from "./ColumnsButton.tsx";

async function open(columns: ChosenColumns) {
  const onColumns = vi.fn<(columns: ChosenColumns) => void>();
  const { user } = renderInPortal(<ColumnsButton {...{ columns, onColumns }} />);
  await user.click(await screen.findByRole("button", { name: "Columns", hidden: true }));
  await screen.findByRole("menu", { name: "Columns" });
  return { user, onColumns };
}

const item = (name: string) => screen.getByRole("menuitemcheckbox", { name });

test("hides a column without closing the menu; all are shown at first", async () => {
  const { user, onColumns } = await open(null);
  const all = screen.getAllByRole("menuitemcheckbox");
  expect(all.map((each) => each.getAttribute("aria-checked"))).toEqual(all.map(() => "true"));
  await user.click(item("Plan"));
  expect(onColumns).toHaveBeenCalledExactlyOnceWith(leadColumns.filter((each) => each !== "plan"));
  expect(item("Plan")).toBeDefined();
});

test("shows a column in its place, and all as no choice", async () => {
  const { user, onColumns } = await open(["contact", "source"]);
  expect(item("Plan").getAttribute("aria-checked")).toBe("false");
  await user.click(item("Status"));
  expect(onColumns).toHaveBeenLastCalledWith(["contact", "status", "source"]);
  await user.click(screen.getByRole("menuitem", { name: "Show all columns" }));
  expect(onColumns).toHaveBeenLastCalledWith(null);
});
