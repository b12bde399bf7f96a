import { noteTemplateId, noteTemplateMaxCount } from "@salvia/domain/record/noteTemplate";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ClientFailure } from "../../../firebase/clientError.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import * as data from "./noteTemplates.data.ts";
import { NoteTemplates } from "./NoteTemplates.tsx";

vi.mock("./noteTemplates.data.ts");

const uid = "ana";

function template(place: number, name: string) {
  const at = new Date("2026-11-20T09:00:00Z");
  const id = noteTemplateId(uid, place);
  return { id, name, text: `${name}:`, ownerId: uid, rev: 3, updatedAt: at };
}

function stored(...rows: ReturnType<typeof template>[]) {
  vi.mocked(data.noteTemplatesOf).mockReturnValue((onValue) => {
    onValue(rows);
    return () => {};
  });
}

const onInsert = vi.fn();

function open() {
  return renderInPortal(
    <NamespaceLoader namespaces={["records"]}>
      <NoteTemplates onInsert={onInsert} />
    </NamespaceLoader>,
  );
}

async function openDialog() {
  const page = open();
  await page.user.click(await screen.findByRole("button", { name: "Insert a template" }));
  await page.user.click(screen.getByRole("menuitem", { name: "Edit your templates" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your templates" }));
  const press = (name: string) => page.user.click(dialog.getByRole("button", { name }));
  return { ...page, dialog, press };
}

const nameField = () => screen.getByRole("textbox", { name: "Name" });

test("offers own templates by name before the common ones, and inserts one", async () => {
  stored(template(1, "Sleep"), template(2, "Émotions"), template(3, "Check-up"));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Insert a template" }));
  const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(items.slice(0, 3)).toEqual(["Check-up", "Émotions", "Sleep"]);
  await user.click(screen.getByRole("menuitem", { name: "Sleep" }));
  await waitFor(() => expect(onInsert).toHaveBeenCalledExactlyOnceWith("Sleep:\n"));
});

test("adds a template in the first free place and returns the focus to the list", async () => {
  stored(template(1, "Sleep"), template(3, "Check-up"));
  const { user, press } = await openDialog();
  await press("Add a template");
  expect(document.activeElement).toBe(nameField());
  await user.type(nameField(), "  Pain ");
  await press("Save the template");
  expect(data.addNoteTemplate).not.toHaveBeenCalled();
  const text = screen.getByRole("textbox", { name: "Text" });
  expect(document.activeElement).toBe(text);
  await user.type(text, "Where:");
  await press("Save the template");
  const details = { name: "Pain", text: "Where:" };
  expect(data.addNoteTemplate).toHaveBeenCalledExactlyOnceWith(uid, "ana_2", details);
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(document.activeElement?.textContent).toContain("Add a template");
});

test("keeps a refused change in the form, and after the dialog was closed", async () => {
  stored(template(1, "Sleep"));
  const refused = new ClientFailure("changed-meanwhile", new Error("refused"));
  vi.mocked(data.changeNoteTemplate).mockRejectedValue(refused);
  const { user, dialog, press } = await openDialog();
  await press("Edit Sleep");
  await user.type(nameField(), " well");
  await press("Save the template");
  expect(await dialog.findByText(/changed this in the meantime/)).toBeTruthy();
  await press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Insert a template" }));
  await user.click(screen.getByRole("menuitem", { name: "Edit your templates" }));
  await user.click(await screen.findByRole("button", { name: "Edit Sleep" }));
  expect(nameField()).toHaveProperty("value", "Sleep well");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Edit Sleep" }));
  expect(nameField()).toHaveProperty("value", "Sleep");
});

test("asks before it deletes, and says why a template could not be deleted", async () => {
  stored(template(1, "Sleep"));
  vi.mocked(data.deleteNoteTemplate).mockRejectedValue(new ClientFailure("offline", null));
  const { user, dialog, press } = await openDialog();
  await press("Delete Sleep");
  expect(data.deleteNoteTemplate).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  expect(await dialog.findByText(/can’t reach the server/)).toBeTruthy();
});

test("offers no further template once every place is taken", async () => {
  const all = Array.from({ length: noteTemplateMaxCount }, (_, at) => template(at + 1, `T${at}`));
  stored(...all);
  const { dialog } = await openDialog();
  expect(dialog.getByText(/You have 30 templates/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Add a template" })).toBeNull();
});

test("says why the templates could not be loaded, and loads them again", async () => {
  let isReachable = false;
  vi.mocked(data.noteTemplatesOf).mockReturnValue((onValue, onError) => {
    if (isReachable) onValue([template(1, "Sleep")]);
    else onError(new ClientFailure("offline", null));
    return () => {};
  });
  const { dialog, press } = await openDialog();
  expect(dialog.getByText(/can’t reach the server/)).toBeTruthy();
  isReachable = true;
  await press("Try again");
  expect(await dialog.findByText("Sleep")).toBeTruthy();
});
