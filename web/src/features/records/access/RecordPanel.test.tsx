import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { endOf } from "@salvia/domain/scheduling/appointment";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { noMeasures } from "@salvia/domain/record/vital";
import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { type Source } from "../../../firebase/liveQuery/source.ts";
import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import type { NoteStore } from "../notes/noteDraft.ts";
import { openRecord } from "../recordAccess.data.ts";
import { newNoteId, noteStore } from "../notes/recordNotes.data.ts";
import { noteTemplatesOf } from "../notes/noteTemplates.data.ts";
import * as data from "../records.data.ts";
import { RecordPanel } from "./RecordPanel.tsx";
import { fill } from "../../../testing/quickUser.ts";
import { toastSeverity } from "../../../testing/toastSeverity.ts";

vi.mock("../records.data.ts");
vi.mock("../recordAccess.data.ts");
vi.mock("../notes/recordNotes.data.ts");
vi.mock("../notes/noteTemplates.data.ts");
// Rendering a chart in jsdom takes seconds.
vi.mock("../vitals/VitalsChart.tsx", () => ({ VitalsChart: () => null }));

const minute = 60_000;
const draft: RecordNote & { id: string } = {
  id: "draft",
  appointmentId: "one",
  clinicianId: "ana",
  text: "Sleeps better.",
  status: "draft",
  addendumTo: null,
  rev: 3,
  createdAt: new Date(),
  updatedAt: new Date(),
  signedAt: null,
};

const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };

/** Each test uses its own patient, because notes being written are kept by patient. */
let patientId = "";
let tell: (next: Appointment) => void;
let gone: () => void;
const store = { save: vi.fn(), sign: vi.fn(), remove: vi.fn(), fetch: vi.fn() };
const showMore = vi.fn();

function saying<T>(value: T): Source<T> {
  return (onValue) => {
    onValue(value);
    return () => {};
  };
}

function paged<T extends object>(rows: readonly T[], more: BoundedPages<T>["more"] = "none") {
  return saying({ rows, more, showMore, fresh: true });
}

function theAppointment(minutesFromNow: number, more: Partial<Appointment> = {}): Appointment {
  const startsAt = new Date(Math.floor(Date.now() / minute) * minute + minutesFromNow * minute);
  return appointment({ patientId, status: "confirmed", startsAt, ...more });
}

beforeEach(() => {
  patientId = `${patientId}x`;
  stubDesktopViewport();
  vi.mocked(openRecord).mockResolvedValue("open");
  vi.mocked(noteStore).mockReturnValue(store satisfies NoteStore);
  vi.mocked(data.vitalsOf).mockReturnValue(paged([]));
  vi.mocked(data.allergiesOf).mockReturnValue(saying([]));
  vi.mocked(data.problemsOf).mockReturnValue(saying([]));
  vi.mocked(data.medicationsOf).mockReturnValue(saying([]));
  vi.mocked(data.signedNotesOf).mockReturnValue(paged([]));
  vi.mocked(data.draftsOf).mockReturnValue(saying([]));
  vi.mocked(noteTemplatesOf).mockReturnValue(saying([]));
  vi.mocked(data.appointmentOfRecord).mockReturnValue((onValue) => {
    onValue(theAppointment(-10));
    tell = (next) => act(() => onValue(next));
    return () => {};
  });
});

function openPanel() {
  return renderInPortal(
    <StaffNamesContext value={names}>
      <RecordPanel
        appointmentId="one"
        patientId={patientId}
        patientName="Dora"
        identity="Dora, born in 1984"
        renderPlace={() => "By video"}
      />
    </StaffNamesContext>,
  );
}

async function open() {
  const page = openPanel();
  await screen.findByRole("region", { name: "Vitals" });
  return page;
}

test("closes the record but keeps open drafts when the appointment is canceled", async () => {
  vi.mocked(data.draftsOf).mockReturnValue(saying([draft]));
  await open();
  expect(await screen.findByDisplayValue("Sleeps better.")).toBeTruthy();
  tell(theAppointment(-10, { status: "cancelled", updatedAt: new Date() }));
  expect(screen.getByText(/^The appointment was canceled, and the record closed/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Vitals" })).toBeNull();
  expect(screen.getByDisplayValue("Sleeps better.")).toBeTruthy();
});

test("closes the record and restarts the countdown when the appointment moves", async () => {
  await open();
  tell(theAppointment(90));
  expect(screen.getByText(/^The appointment was moved to another time/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^1:1\d:\d\d$/));
  expect(screen.queryByRole("region", { name: "Vitals" })).toBeNull();
  expect(openRecord).toHaveBeenCalledTimes(2);
});

test("restarts the countdown without a notice when nothing was open yet", async () => {
  vi.mocked(data.appointmentOfRecord).mockReturnValue((onValue) => {
    onValue(theAppointment(60));
    tell = (next) => act(() => onValue(next));
    return () => {};
  });
  openPanel();
  expect((await screen.findByRole("timer")).textContent).toMatch(/^4\d:\d\d$/);
  tell(theAppointment(90));
  await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^1:1\d:\d\d$/));
  expect(screen.queryByText(/^The appointment was moved/)).toBeNull();
});

test("does not open a record whose appointment was canceled before its time", async () => {
  vi.mocked(data.appointmentOfRecord).mockReturnValue(
    saying(theAppointment(-10, { status: "cancelled", updatedAt: new Date(0) })),
  );
  openPanel();
  expect(await screen.findByText(/^This appointment was canceled/)).toBeTruthy();
  expect(openRecord).not.toHaveBeenCalled();
});

test("says that the server did not open the record, and opens it on the next try", async () => {
  vi.mocked(openRecord).mockRejectedValue(new FirebaseError("permission-denied", ""));
  const { user } = openPanel();
  const refusal = await screen.findByRole("alert");
  expect(refusal.textContent).toContain("The record did not open.");
  expect(screen.queryByRole("region", { name: "Vitals" })).toBeNull();
  vi.mocked(openRecord).mockResolvedValue("open");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Vitals" })).toBeTruthy();
});

test("deletes a draft after confirmation, and keeps it when the deletion fails", async () => {
  vi.mocked(data.draftsOf).mockReturnValue(saying([{ ...draft, id: "another" }]));
  const { user } = await open();
  const isThere = () => screen.queryByDisplayValue("Sleeps better.") !== null;
  const answer = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: "Delete draft" }));
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  };
  await answer("Keep it");
  expect(store.remove).not.toHaveBeenCalled();

  store.remove.mockRejectedValueOnce(new FirebaseError("unavailable", ""));
  await answer("Delete it");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(isThere()).toBe(true);

  await answer("Delete it");
  await waitFor(() => expect(isThere()).toBe(false));
  expect(store.remove).toHaveBeenCalledTimes(2);
});

test("asks for a reason at short notice and keeps it until the record opens", async () => {
  vi.mocked(openRecord).mockImplementation(async (_access, _appointment, reason) =>
    reason === null ? "reasonNeeded" : "open",
  );
  const { user } = openPanel();
  const question = () =>
    screen.findByRole("dialog", { name: "Why are you opening this record now?" });
  expect((await question()).textContent).toContain("your patient can read it");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("region", { name: "Vitals" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Give a reason" }));
  await question();
  const press = () => user.click(screen.getByRole("button", { name: "Open the record" }));
  await press();
  expect(screen.getByText(/^Enter a reason in one line/)).toBeTruthy();
  await fill(user, screen.getByRole("textbox", { name: /Reason/ }), " Walk-in with chest pain ");
  vi.mocked(openRecord).mockRejectedValueOnce(new FirebaseError("unavailable", ""));
  await press();
  expect(await screen.findByRole("alert")).toBeTruthy();
  await press();
  expect(await screen.findByRole("region", { name: "Vitals" })).toBeTruthy();
  expect(vi.mocked(openRecord).mock.lastCall?.[2]).toBe("Walk-in with chest pain");
});

test("allows signing a draft long after the record has closed", async () => {
  vi.mocked(data.draftsOf).mockReturnValue(saying([{ ...draft, id: "late" }]));
  vi.mocked(data.appointmentOfRecord).mockReturnValue(saying(theAppointment(-60 * 24 * 30)));
  const { user } = openPanel();
  expect(await screen.findByDisplayValue("Sleeps better.")).toBeTruthy();
  expect(screen.getByText(/^You have unsigned notes about this patient/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign" }));
  await user.click(await screen.findByRole("button", { name: "Sign it" }));
  await waitFor(() => expect(store.sign).toHaveBeenCalledExactlyOnceWith(4, null));
  expect(openRecord).not.toHaveBeenCalled();
});

test("shows what the patient will read before signing, and holds it until the appointment ends", async () => {
  vi.mocked(data.draftsOf).mockReturnValue(saying([{ ...draft, id: "held" }]));
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Sign" }));
  const preview = await screen.findByRole("region", { name: "What your patient will read" });
  expect(preview.textContent).toContain("Ana Prado");
  expect(preview.textContent).toContain("Sleeps better.");
  expect(
    screen.getByRole<HTMLInputElement>("radio", { name: "As soon as you sign it" }).checked,
  ).toBe(true);
  await user.click(screen.getByRole("radio", { name: /^When the appointment ends, at / }));
  await user.click(screen.getByRole("button", { name: "Sign it" }));
  const end = endOf(theAppointment(-10));
  await waitFor(() => expect(store.sign).toHaveBeenCalledExactlyOnceWith(4, end));
});

test("puts the cursor into a new note", async () => {
  vi.mocked(newNoteId).mockReturnValue("begun");
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "New note" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Note" }));
});

test("puts the cursor into an addendum, which is saved as one of its note", async () => {
  vi.mocked(newNoteId).mockReturnValue("added");
  const note = { ...draft, status: "signed", signedAt: new Date(), id: "note" } as const;
  vi.mocked(data.signedNotesOf).mockReturnValue(paged([note]));
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: /^Actions: Note of/ }));
  await user.click(screen.getByRole("menuitem", { name: "Add to this note" }));
  const field = await screen.findByRole("textbox", { name: "Addendum" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("Eats well.");
  await waitFor(() => expect(store.save).toHaveBeenCalledWith("Eats well.", 1));
  expect(noteStore).toHaveBeenLastCalledWith(expect.anything(), "added", "note");
});

test("inserts a template at the cursor, on a line of its own, to write below its first heading", async () => {
  vi.mocked(data.draftsOf).mockReturnValue(saying([{ ...draft, id: "template" }]));
  const { user } = await open();
  const field = await screen.findByDisplayValue<HTMLTextAreaElement>("Sleeps better.");
  await user.click(field);
  field.setSelectionRange(6, 7);
  await user.click(screen.getByRole("button", { name: "Insert a template" }));
  await user.click(await screen.findByRole("menuitem", { name: "SOAP note" }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toMatch(/^Sleeps\nSubjective:\n\n[^]*Plan:\nbetter\.$/);
  await user.keyboard("Rest");
  expect(field.value).toContain("Subjective:\nRest\nObjective:");
});

test("holds an addendum as long as its note", async () => {
  const visibleFrom = new Date(Date.now() + 10 * minute);
  const note = { ...draft, status: "held", signedAt: new Date(), visibleFrom, id: "note" } as const;
  vi.mocked(data.signedNotesOf).mockReturnValue(paged([note]));
  vi.mocked(data.oneNote).mockReturnValue(saying(note));
  vi.mocked(data.draftsOf).mockReturnValue(saying([{ ...draft, id: "adds", addendumTo: "note" }]));
  const { user } = await open();
  expect(await screen.findByText(/^Your patient reads it from \d/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign" }));
  expect(
    await screen.findByText(/^Your patient reads it from .*, together with the note/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign it" }));
  await waitFor(() => expect(store.sign).toHaveBeenCalledExactlyOnceWith(4, visibleFrom));
});

test("marks a wrong entry with a reason, strikes it through, and ignores its value", async () => {
  const at = new Date();
  const measured = { ...noMeasures, measuredAt: at, createdAt: at };
  const entry = { id: "one", appointmentId: "one", clinicianId: "ana", ...measured, height: 175.3 };
  vi.mocked(data.vitalsOf).mockReturnValue((onValue) => {
    onValue({ rows: [entry], more: "none", showMore, fresh: true });
    vi.mocked(data.markAsError).mockImplementation(async (_access, _part, _id, reason) => {
      const rows = [{ ...entry, enteredInError: { by: "ana", at, reason } }];
      act(() => onValue({ rows, more: "none", showMore, fresh: true }));
    });
    return () => {};
  });
  const { user } = await open();
  const vitals = screen.getByRole("region", { name: "Vitals" });
  const height = () => vitals.querySelectorAll("dd")[2]?.textContent;
  await user.click(await screen.findByText("1 entry as a table"));
  expect(height()).not.toContain("Not measured");
  await user.click(screen.getByRole("button", { name: /^Mark as entered in error/ }));
  await user.click(await screen.findByRole("radio", { name: "Something else" }));
  expect(screen.getByText(/^Your patient still sees the entry, crossed out/)).toBeTruthy();
  await fill(user, screen.getByRole("textbox", { name: /Reason/ }), "Another patient’s");
  await user.click(screen.getByRole("button", { name: "Mark it" }));
  expect(await screen.findByText(/^Entered in error: Another patient’s/)).toBeTruthy();
  expect(data.markAsError).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    "vitals",
    "one",
    "Another patient’s",
  );
  expect(vitals.querySelector("s")).toBeTruthy();
  expect(height()).toContain("Not measured");
});

test("withdraws an entry about another patient, also one that is marked, and says who sees it", async () => {
  const call = "/api/patients/withdraw-entry";
  const at = new Date();
  const allergy = {
    id: "a1",
    appointmentId: "one",
    clinicianId: "ana",
    status: "active",
    substance: "Latex",
    criticality: "high",
    reaction: null,
    onset: null,
    createdAt: at,
    enteredInError: { by: "ana", at, reason: "Typo" },
  } as const;
  vi.mocked(data.allergiesOf).mockReturnValue((onValue) => {
    onValue([allergy]);
    gone = () => act(() => onValue([]));
    return () => {};
  });
  const { user, answer, requests } = await open();
  await user.click(await screen.findByText("1 entry so far"));
  await user.click(screen.getByRole("button", { name: /^It’s about another patient: Latex/ }));
  expect(screen.queryByRole("radio", { name: "Something else" })).toBeNull();
  expect(screen.getByText(/^Your patient can’t see this entry from now on/)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Reason/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Mark it" }));
  await answer(call, 200, { withdrawn: true });
  expect(requests.at(-1)?.body).toEqual({ patientId, part: "allergies", entryId: "a1" });
  expect(await toastSeverity("The entry is withdrawn. Your patient can’t see it anymore.")).toBe(
    "success",
  );
  gone();
  expect(screen.queryByText(/Latex/)).toBeNull();
  expect(data.markAsError).not.toHaveBeenCalled();
});

test("loads older notes with one press", async () => {
  const note = { ...draft, status: "signed", signedAt: new Date() } as const;
  vi.mocked(data.signedNotesOf).mockReturnValue(paged([note], "some"));
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Show older entries" }));
  expect(showMore).toHaveBeenCalledOnce();
});
