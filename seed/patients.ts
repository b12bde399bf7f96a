import type { Patient } from "@salvia/domain/record/patient";

/** A valid patient, the same for every call. Any field can be overridden. */
export function patient(overrides: Partial<Patient> = {}): Patient {
  return {
    name: "Beatriz Nogueira",
    birthDate: "1984-02-29",
    sex: "female",
    language: "pt",
    memberNumber: "SV-1000-0001",
    phone: "+5511987654321",
    clinicians: ["camille"],
    ...overrides,
  };
}
