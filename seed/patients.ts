import type { Patient } from "@salvia/domain/record/patient";

/** A valid patient, the same at every call. Replace any field. */
export function patient(overrides: Partial<Patient> = {}): Patient {
  return {
    name: "Beatriz Nogueira",
    birthDate: "1984-02-29",
    sex: "female",
    language: "pt",
    clinicians: ["camille"],
    ...overrides,
  };
}
