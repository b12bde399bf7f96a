import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { hasValidCheckDigits } from "@salvia/domain/lead/checkDigits";
import { leadSchema } from "@salvia/domain/lead/lead";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import { normalizePhone } from "@salvia/domain/shared/phone";
import { patientSchema } from "@salvia/domain/record/patient";
import { userSchema } from "@salvia/domain/account/user";
import { describe, expect, it } from "vitest";

import { appointment } from "./appointments.ts";
import { lead } from "./leads.ts";
import { patient } from "./patients.ts";
import { user } from "./users.ts";

describe("the lead builder", () => {
  it("builds a valid lead that is always the same", () => {
    expect(leadSchema.parse(lead())).toEqual(lead());
    expect(normalizePhone(lead().phone ?? "", "ES")).toBe(lead().phone);
    const { identityDocument } = lead();
    expect(identityDocument && hasValidCheckDigits(identityDocument)).toBe(true);
  });

  it("applies overrides", () => {
    expect(lead({ firstName: "Zoé", ownerId: "demo-sales" })).toEqual({
      ...lead(),
      firstName: "Zoé",
      search: leadSearch({ ...lead(), firstName: "Zoé" }),
      ownerId: "demo-sales",
      nextStepDay: "none",
    });
  });

  it("sets the update time to the creation time by default", () => {
    const createdAt = new Date("2026-01-02T03:04:05Z");
    expect(lead({ createdAt }).updatedAt).toEqual(createdAt);
  });
});

it("builds a valid user and applies overrides", () => {
  expect(userSchema.parse(user())).toEqual(user());
  expect(user({ language: "fr" })).toEqual({ ...user(), language: "fr" });
});

it("builds a valid appointment and patient and applies overrides", () => {
  expect(appointmentSchema.parse(appointment())).toEqual(appointment());
  expect(patientSchema.parse(patient())).toEqual(patient());
  expect(appointment().patientName).toBe(patient().name);
  expect(appointment({ status: "done" })).toEqual({ ...appointment(), status: "done" });
  expect(patient({ name: "Zoé" })).toEqual({ ...patient(), name: "Zoé" });
});
