import type { Lead } from "@salvia/domain/lead/lead";
import { nextStepDayOf } from "@salvia/domain/lead/nextStep";
import { leadSearch } from "@salvia/domain/lead/leadSearch";

/**
 * A valid lead: new, in the pool, with email and phone; the same for every call. Any field can be
 * overridden; the caller ensures that the combination is valid (see `leadSchema`).
 */
export function lead(overrides: Partial<Lead> = {}): Lead {
  const createdAt = overrides.createdAt ?? new Date("2026-11-16T09:30:00Z");
  const made = {
    firstName: "Inés",
    lastName: "Carvajal Roldán",
    identityDocument: { country: "ES", type: "nationalId", number: "12345678Z" },
    email: "ines.carvajal@example.com",
    phone: "+34612345678",
    plan: "standard",
    source: "website",
    status: "new",
    step: 1,
    kind: "lead",
    ownerId: null,
    consent: null,
    rev: 1,
    createdAt,
    updatedAt: createdAt,
    enrolledAt: null,
    ...overrides,
  } as const;
  const nextStepDay = nextStepDayOf(made, null);
  return { search: leadSearch(made), ...(nextStepDay !== undefined && { nextStepDay }), ...made };
}
