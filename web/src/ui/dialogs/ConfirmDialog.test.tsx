import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { quickUser } from "../../testing/quickUser.ts";

function open(harmless: boolean) {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  renderWithTexts(
    <ConfirmDialog
      open
      harmless={harmless}
      title="Delete this task?"
      body="It cannot be restored."
      cancelLabel="Keep it"
      confirmLabel="Delete it"
      onCancel={onCancel}
      onConfirm={onConfirm}
    />,
  );
  const role = harmless ? "dialog" : "alertdialog";
  const dialog = within(screen.getByRole(role, { name: "Delete this task?" }));
  return { dialog, onCancel, onConfirm, user: quickUser() };
}

test.each([
  { harmless: false, focused: "Keep it" },
  { harmless: true, focused: "Delete it" },
])("focuses $focused if harmless is $harmless", ({ harmless, focused }) => {
  const { dialog } = open(harmless);
  const labels = dialog.getAllByRole("button").map(({ textContent }) => textContent);
  expect(labels).toEqual(["Keep it", "Delete it"]);
  expect(document.activeElement?.textContent).toBe(focused);
});

test("cancels on Escape and confirms only with its button", async () => {
  const { dialog, onCancel, onConfirm, user } = open(false);
  await user.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Delete it" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
