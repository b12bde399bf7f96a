import type { LeadLoss } from "@salvia/domain/lead/leadLoss";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { LoseDialog } from "./LoseDialog.tsx";

async function open() {
  const onLose = vi.fn<(loss: LeadLoss) => void>();
  const onClose = vi.fn<() => void>();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <LoseDialog onLose={onLose} onClose={onClose} />
    </NamespaceLoader>,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Mark this lead as lost?" }));
  const lose = () => user.click(dialog.getByRole("button", { name: "Mark as lost" }));
  return { user, dialog, lose, onLose, onClose };
}

test("asks for a reason, and moves the focus to the first", async () => {
  const { user, dialog, lose, onLose } = await open();
  await lose();
  expect(dialog.getByRole("alert").textContent).toBe("Please choose a reason.");
  expect(document.activeElement).toBe(dialog.getByRole("radio", { name: "Too expensive" }));
  expect(onLose).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("radio", { name: "Chose another insurer" }));
  expect(dialog.queryByRole("alert")).toBeNull();
  await lose();
  expect(onLose).toHaveBeenCalledExactlyOnceWith({ reason: "otherInsurer", note: null });
});

test("asks what another reason was", async () => {
  const { user, dialog, lose, onLose } = await open();
  await user.click(dialog.getByRole("radio", { name: "Another reason" }));
  await lose();
  const note = dialog.getByRole("textbox", { name: "What was the reason?" });
  expect(document.activeElement).toBe(note);
  expect(dialog.getByText("Please give the reason in a few words.")).toBeDefined();
  await user.type(note, "Moves abroad");
  await lose();
  expect(onLose).toHaveBeenCalledExactlyOnceWith({ reason: "other", note: "Moves abroad" });
});

test("changes nothing on cancel", async () => {
  const { user, dialog, onLose, onClose } = await open();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onLose).not.toHaveBeenCalled();
});
