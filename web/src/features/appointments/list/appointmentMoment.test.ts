import type { AppointmentStatus } from "@salvia/domain/scheduling/appointment";
import { expect, test } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { appointmentMoment } from "./appointmentMoment.ts";

const startsAt = new Date("2026-11-24T10:00:00Z");

test.each<[AppointmentStatus, string, ReturnType<typeof appointmentMoment>]>([
  ["pending", "2026-11-24T09:59:59Z", "asked"],
  ["pending", "2026-11-24T10:00:00Z", "missed"],
  ["confirmed", "2026-11-24T09:44:59Z", "ahead"],
  ["confirmed", "2026-11-24T09:45:00Z", "soon"],
  ["confirmed", "2026-11-24T10:00:00Z", "begun"],
  ["confirmed", "2026-11-24T10:29:59Z", "begun"],
  ["confirmed", "2026-11-24T10:30:00Z", "leftOpen"],
  ["done", "2026-11-24T10:10:00Z", "done"],
  ["cancelled", "2026-11-24T09:00:00Z", "cancelled"],
])("is, when %s at %s, %s", (status, now, moment) => {
  expect(appointmentMoment(appointment({ status, startsAt }), new Date(now))).toBe(moment);
});
