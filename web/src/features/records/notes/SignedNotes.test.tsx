import type { RecordNote } from "@salvia/domain/record/recordNote";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import * as data from "../records.data.ts";
import { SignedNotes } from "./SignedNotes.tsx";

vi.mock("../records.data.ts");

const at = new Date("2026-11-20T09:00:00Z");
const note: RecordNote & { id: string } = {
  id: "note",
  appointmentId: "one",
  clinicianId: "ana",
  text: "Sleeps better.",
  status: "signed",
  addendumTo: null,
  rev: 2,
  createdAt: at,
  updatedAt: at,
  signedAt: at,
};
const addendum = { ...note, id: "addendum", text: "Takes aspirin.", addendumTo: "note" };
const enteredInError = { by: "ana", at, reason: "Another patient’s" };
const access = { appointmentId: "one", patientId: "dora", clinicianId: "ana" };
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };

function open(rows: readonly (typeof note)[], editing: boolean, onAdd = () => {}) {
  const list = { rows, more: "none", showMore: () => {}, fresh: true } as const;
  return renderInPortal(
    <StaffNamesContext value={names}>
      <NamespaceLoader namespaces={["records"]}>
        <SignedNotes list={list} editing={editing ? { access, onAdd } : null} />
      </NamespaceLoader>
    </StaffNamesContext>,
  );
}

const isStruck = (text: string) => screen.getByText(text).closest("s") !== null;

test("marks an addendum as entered in error, with a reason", async () => {
  const { user } = open([addendum, note], true);
  await user.click(await screen.findByRole("button", { name: /^Actions: Addendum of Nov 20/ }));
  expect(screen.queryByRole("menuitem", { name: "Add to this note" })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Entered in error" }));
  await user.click(await screen.findByRole("radio", { name: "Something else" }));
  expect(screen.getByRole("dialog").textContent).toContain(
    "Your patient still sees the note, crossed out, with your reason.",
  );
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), enteredInError.reason);
  await user.click(screen.getByRole("button", { name: "Mark it" }));
  expect(await screen.findByText("Marked as entered in error.")).toBeTruthy();
  expect(data.markAsError).toHaveBeenCalledExactlyOnceWith(
    access,
    "notes",
    "addendum",
    enteredInError.reason,
  );
});

test("withdraws a note about another patient with its addenda, and says who still sees it", async () => {
  const held = { ...note, status: "held", visibleFrom: new Date(Date.now() + 60_000) } as const;
  const { user } = open([addendum, held], true);
  await user.click(await screen.findByRole("button", { name: /^Actions: Note of Nov 20/ }));
  await user.click(screen.getByRole("menuitem", { name: "Entered in error" }));
  const mark = await screen.findByRole<HTMLButtonElement>("button", { name: "Mark it" });
  expect(mark.disabled).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Something else" }));
  expect(screen.getByText(/^From .*, your patient sees the note, crossed out/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "It’s about another patient" }));
  expect(screen.getByText(/^Your patient can’t see the note or its addenda/)).toBeTruthy();
  await user.click(mark);
  expect(await screen.findByText("Marked as entered in error.")).toBeTruthy();
  expect(data.withdrawNote).toHaveBeenCalledExactlyOnceWith(access, held, [addendum]);
  expect(data.markAsError).not.toHaveBeenCalled();
});

test("shows clinicians why a note was withdrawn, and offers nothing more", async () => {
  const visibleFrom = new Date(Date.now() + 60_000);
  const mark = { ...enteredInError, reason: "Wrong patient" };
  open([{ ...note, status: "withdrawn", visibleFrom, enteredInError: mark }], true);
  expect(await screen.findByText(/^Entered in error: it’s about another patient/)).toBeTruthy();
  expect(isStruck("Sleeps better.")).toBe(true);
  expect(screen.queryByText(/^Your patient reads it from/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("begins an addendum from the menu of its note", async () => {
  const onAdd = vi.fn();
  const { user } = open([note], true, onAdd);
  await user.click(await screen.findByRole("button", { name: /^Actions: Note of Nov 20/ }));
  await user.click(screen.getByRole("menuitem", { name: "Add to this note" }));
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith("note"));
});

test("strikes through only the wrong entry, with its reason, and can only withdraw it then", async () => {
  const { user } = open([{ ...addendum, enteredInError }, note], true);
  expect(await screen.findByText(/^Entered in error: Another patient’s/)).toBeTruthy();
  expect([isStruck("Takes aspirin."), isStruck("Sleeps better.")]).toEqual([true, false]);
  await user.click(screen.getByRole("button", { name: /^Actions: Addendum of Nov 20/ }));
  const offered = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(offered).toEqual(["It’s about another patient"]);
  await user.click(screen.getByRole("menuitem"));
  await user.click(await screen.findByRole("button", { name: "Mark it" }));
  expect(data.withdrawNote).toHaveBeenCalledOnce();
});

test("shows patients the reason of a wrong note, and nothing to press", async () => {
  open([{ ...note, enteredInError }], false);
  expect(await screen.findByText(/^Entered in error: Another patient’s/)).toBeTruthy();
  expect(isStruck("Sleeps better.")).toBe(true);
  expect(screen.queryByRole("button")).toBeNull();
});
