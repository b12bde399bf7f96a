import { screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { appointmentOfRecord } from "../records.data.ts";
import { unsignedNotes, type UnsignedNote } from "./unsignedNotes.data.ts";
import { UnsignedNotesSection } from "./UnsignedNotesSection.tsx";

vi.mock("../records.data.ts");
vi.mock("./unsignedNotes.data.ts", () => ({ unsignedNotes: vi.fn(), unsignedNotesShown: 2 }));

const createdAt = new Date("2026-11-20T09:00:00Z");

beforeEach(() => {
  vi.mocked(appointmentOfRecord).mockImplementation((id) => (onValue) => {
    onValue(id === "gone" ? null : appointment({ patientName: "Beatriz Nogueira" }));
    return () => {};
  });
});

function found(...appointmentIds: string[]): UnsignedNote[] {
  return appointmentIds.map((appointmentId, index) => {
    return { id: `${index}`, patientId: "dora", appointmentId, createdAt };
  });
}

function open(notes: readonly UnsignedNote[]) {
  vi.mocked(unsignedNotes).mockReturnValue((onValue) => {
    onValue(notes);
    return () => {};
  });
  return renderInPortal(<UnsignedNotesSection />, { path: "/medical" });
}

test("lists unsigned notes by patient name with a link to sign each", async () => {
  open(found("one", "gone", "more"));
  const link = await screen.findByRole("link", { name: "Beatriz Nogueira" });
  expect(link.getAttribute("href")).toBe("/medical/records/dora?appointment=one");
  expect(screen.getByRole("link", { name: "A patient’s note" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText(/^These are the oldest/)).toBeTruthy();
});

test("renders nothing when all notes are signed", async () => {
  open([]);
  await waitFor(() => expect(unsignedNotes).toHaveBeenCalled());
  expect(screen.queryByRole("region")).toBeNull();
});

test("shows an error with a retry when the list cannot be read", async () => {
  vi.mocked(unsignedNotes).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("unavailable", ""));
    return () => {};
  });
  renderInPortal(<UnsignedNotesSection />, { path: "/medical" });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Unsigned notes" })).toBeTruthy();
});
