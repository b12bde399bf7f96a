import { expect, it } from "vitest";

import {
  answeredRequest,
  isPending,
  isRecentlyDeclined,
  newTreatmentRequest,
  treatmentRequestDays,
  treatmentRequestId,
  treatmentRequestSchema,
} from "./treatmentRequest.ts";

const now = new Date("2026-11-20T09:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
const request = newTreatmentRequest(
  { patientId: "dora", clinicianId: "carla", patientName: "Dora" },
  now,
);

it("begins as a pending request that a member and a clinician have once", () => {
  expect(treatmentRequestSchema.parse(request)).toMatchObject({ status: "pending" });
  expect(treatmentRequestId(request)).toBe("dora_carla");
});

it("can be answered for thirty days", () => {
  expect(isPending(request, inDays(treatmentRequestDays - 0.01))).toBe(true);
  expect(isPending(request, inDays(treatmentRequestDays))).toBe(false);
  expect(isPending({ ...request, ...answeredRequest("accepted", now) }, now)).toBe(false);
});

it("can be repeated thirty days after the clinician declined", () => {
  const declined = { ...request, ...answeredRequest("declined", inDays(10)) };
  expect(treatmentRequestSchema.parse(declined).decidedAt).toEqual(inDays(10));
  expect(isRecentlyDeclined(declined, inDays(39.9))).toBe(true);
  expect(isRecentlyDeclined(declined, inDays(40))).toBe(false);
  expect(isRecentlyDeclined(request, now)).toBe(false);
});
