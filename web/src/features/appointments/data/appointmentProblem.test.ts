import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { appointmentProblemOf } from "./appointmentProblem.ts";
import { canBeMoved, storedAppointment } from "./appointmentWrites.data.ts";
import { NoRoomForRequest } from "./requestQuota.data.ts";
import { nextFreeTimes, takenAround } from "./takenTime.data.ts";

vi.mock("./appointmentWrites.data.ts", () => ({
  canBeMoved: vi.fn(),
  storedAppointment: vi.fn(),
}));
vi.mock("./takenTime.data.ts", () => ({ nextFreeTimes: vi.fn(), takenAround: vi.fn() }));

const now = new Date("2026-11-22T12:00:00Z");
const refused = new FirebaseError("permission-denied", "no");
const seen = appointment();
const wished: Appointment = { ...seen, status: "confirmed", rev: 2 };
const theirs = [{ startsAt: seen.startsAt, endsAt: new Date("2026-11-24T10:15:00Z") }];
const noneTaken = { taken: [], patientTaken: [] };
const free = [new Date("2026-11-24T11:00:00Z")];

const problemOf = (error: unknown = refused, change: Partial<Appointment> = {}) =>
  appointmentProblemOf("mine", { ...wished, ...change }, error, now);

beforeEach(() => {
  vi.mocked(storedAppointment).mockResolvedValue(seen);
  vi.mocked(takenAround).mockResolvedValue(noneTaken);
  vi.mocked(nextFreeTimes).mockResolvedValue(free);
});

test("offers the next free times when the time is taken", async () => {
  vi.mocked(takenAround).mockResolvedValue({ ...noneTaken, taken: theirs });
  expect(await problemOf()).toEqual({ kind: "taken", startsAt: seen.startsAt, free });
  expect(nextFreeTimes).toHaveBeenLastCalledWith(expect.objectContaining(wished), 3);
});

test("offers times that are free for both when the patient has another appointment", async () => {
  vi.mocked(takenAround).mockResolvedValue({ ...noneTaken, patientTaken: theirs });
  const { startsAt, patientName } = seen;
  expect(await problemOf()).toEqual({ kind: "patientTaken", patientName, startsAt, free });
});

test("reports a taken time for an appointment that does not exist yet", async () => {
  vi.mocked(storedAppointment).mockRejectedValue(refused);
  vi.mocked(takenAround).mockResolvedValue({ ...noneTaken, taken: theirs });
  expect(await problemOf(refused, { rev: 1 })).toMatchObject({ kind: "taken" });
});

test("reports an appointment that changed since it was read", async () => {
  vi.mocked(storedAppointment).mockResolvedValue(appointment({ status: "cancelled", rev: 2 }));
  expect(await problemOf()).toEqual({ kind: "changed" });
});

test("reports that it was marked as done too long ago to undo it", async () => {
  vi.mocked(storedAppointment).mockResolvedValue(appointment({ status: "done" }));
  expect(await problemOf()).toEqual({ kind: "undoOver" });
});

test("reports no problem when the write succeeded but the answer was lost", async () => {
  vi.mocked(storedAppointment).mockResolvedValue(wished);
  expect(await problemOf()).toBeNull();
});

test("reports too many pending requests unless this request was already stored", async () => {
  const asked = { status: "pending" as const, rev: 1 };
  const tooMany = new NoRoomForRequest({ kind: "waiting" });
  vi.mocked(storedAppointment).mockRejectedValueOnce(refused);
  expect(await problemOf(tooMany, asked)).toEqual({ kind: "tooMany" });
  vi.mocked(storedAppointment).mockResolvedValue(seen);
  expect(await problemOf(tooMany, asked)).toBeNull();
});

test("reports when the next request is allowed after too many in a day", async () => {
  const freeAt = new Date("2026-11-23T08:00:00Z");
  vi.mocked(storedAppointment).mockRejectedValueOnce(refused);
  const error = new NoRoomForRequest({ kind: "daily", freeAt });
  const problem = await problemOf(error, { status: "pending", rev: 1 });
  expect(problem).toEqual({ kind: "tooManyToday", freeAt });
});

test("reports a time that has passed meanwhile", async () => {
  expect(await problemOf(refused, { startsAt: new Date("2026-11-22T11:30:00Z") })).toEqual({
    kind: "past",
  });
});

test("reports other failures, even when the cause cannot be looked up", async () => {
  const offline = { kind: "failed", failure: { code: "offline" } };
  expect(await problemOf(new FirebaseError("unavailable", "no"))).toMatchObject(offline);
  vi.mocked(takenAround).mockRejectedValue(new FirebaseError("unavailable", "no"));
  expect(await problemOf()).toMatchObject(offline);
  vi.mocked(takenAround).mockResolvedValue(noneTaken);
  expect(await problemOf()).toMatchObject({ kind: "failed", failure: { code: "not-allowed" } });
});

test("reports an appointment that can't be moved any more", async () => {
  vi.mocked(storedAppointment).mockRejectedValue(refused);
  const request = { status: "pending", rev: 1, replaces: "old" } as const;
  vi.mocked(canBeMoved).mockResolvedValue(false);
  expect(await problemOf(refused, request)).toEqual({ kind: "changed" });
  expect(canBeMoved).toHaveBeenCalledWith("old", now);
  vi.mocked(canBeMoved).mockResolvedValue(true);
  expect(await problemOf(refused, request)).toMatchObject({ kind: "failed" });
});

test("looks for free times as if the appointment that a request replaces were gone", async () => {
  const old = appointment({ status: "confirmed", token: "token-old" });
  vi.mocked(storedAppointment).mockImplementation(async (id) =>
    id === "old" ? old : { ...seen, replaces: "old" },
  );
  await problemOf(refused, { replaces: "old" });
  expect(takenAround).toHaveBeenLastCalledWith(expect.objectContaining({ token: "token-old" }));
});
