import { isPending, treatmentRequestSchema } from "@salvia/domain/member/treatmentRequest";
import { appointmentStatuses, endOf } from "@salvia/domain/scheduling/appointment";
import { patientSchema } from "@salvia/domain/record/patient";
import { takenDaySchema } from "@salvia/domain/scheduling/takenTime";
import { describe, expect, it } from "vitest";

import { demoAccounts, demoStaff } from "./demoAccounts.ts";
import { demoAvailability } from "./demoAvailability.ts";
import { demoAppointments } from "./demoAppointments.ts";
import { takenDays } from "../appointments.ts";
import { demoPatients } from "./demoPatients.ts";
import { demoTreatmentRequests } from "./demoPatientRequests.ts";

const halfHour = 30 * 60_000;
const patients = demoPatients();

it("has valid demo patients with distinct names, each with a clinician", () => {
  expect(patients.size).toBe(26);
  for (const patient of patients.values()) expect(patientSchema.parse(patient)).toEqual(patient);
  expect(new Set([...patients.values()].map(({ name }) => name)).size).toBe(26);
});

it("leaves Beatriz a clinician to choose, with a specialty, her language, and hours", () => {
  const beatriz = patients.get("demo-member");
  const others = demoAccounts.filter(
    ({ role, uid }) => role === "medical" && beatriz?.clinicians.includes(uid) === false,
  );
  expect(others).not.toEqual([]);
  for (const other of others) {
    expect(demoStaff(other)?.specialty).toBeTruthy();
    expect(demoStaff(other)?.languages).toContain(beatriz?.language);
    expect(demoAvailability(new Date()).get(other.uid)?.address).toBeTruthy();
  }
});

it("has a request for treatment that waits for a clinician of other patients", () => {
  const now = new Date();
  const requests = [...demoTreatmentRequests(now).values()];
  expect(requests).toHaveLength(1);
  for (const request of requests) {
    expect(treatmentRequestSchema.parse(request)).toEqual(request);
    expect(isPending(request, now)).toBe(true);
    expect(patients.get(request.patientId)).toMatchObject({ name: request.patientName });
    expect(patients.get(request.patientId)?.clinicians).not.toContain(request.clinicianId);
  }
});

describe.each([
  "2026-11-22T08:30:00.000Z",
  "2026-11-22T23:59:59.999Z",
  "2026-03-29T01:15:00Z",
  "2027-01-01T00:00:01Z",
])("the demo's appointments, loaded at %s", (moment) => {
  const now = new Date(moment);
  const appointments = demoAppointments(now);
  const all = [...appointments.values()];

  it("are with patients of their clinicians, under the patients' names", () => {
    for (const { clinicianId, patientId, patientName } of all) {
      expect(patients.get(patientId)).toMatchObject({ name: patientName });
      expect(patients.get(patientId)?.clinicians).toContain(clinicianId);
    }
  });

  it("take the time of clinicians and patients, without overlaps", () => {
    const days = [...takenDays(all).values()];
    for (const day of days) expect(takenDaySchema.parse(day)).toEqual(day);
    const cells = days.flatMap((day) => Object.keys(day.cells));
    const confirmed = all.filter(({ status }) => status === "confirmed");
    // Two half-hour cells for each of two people.
    expect(cells).toHaveLength(confirmed.length * 4);
  });

  it("cover every status, are done only if over, and were recorded in the past", () => {
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(appointmentStatuses));
    const early = all.filter((each) => each.status === "done" && endOf(each) > now);
    expect(early).toEqual([]);
    for (const { createdAt, updatedAt } of all) {
      expect(updatedAt >= createdAt).toBe(true);
      expect(updatedAt <= now).toBe(true);
    }
  });

  it("fill the current day, with Beatriz's video visit next", () => {
    const mine = all.filter(({ clinicianId }) => clinicianId === "demo-doctor");
    const near = mine.filter(({ startsAt }) => Math.abs(+startsAt - +now) < 6 * 3_600_000);
    expect(near.length).toBeGreaterThan(7);
    const next = mine.filter(({ startsAt }) => startsAt > now && +startsAt <= +now + halfHour);
    expect(next).toMatchObject([
      { patientId: "demo-member", mode: "telemedicine", status: "confirmed" },
    ]);
    const current = mine.filter(({ startsAt }) => startsAt <= now && +startsAt > +now - halfHour);
    expect(current).toMatchObject([{ status: "confirmed" }]);
  });

  it("contain two requests for the same time", () => {
    const wishes = all.filter(({ status }) => status === "pending");
    const times = wishes.map(({ clinicianId, startsAt }) => `${clinicianId} ${+startsAt}`);
    expect(new Set(times).size).toBe(times.length - 1);
  });
});
