import type { Patient } from "@salvia/domain/record/patient";
import type { Language } from "@salvia/domain/shared/language";

import { dateText } from "./time/dateText.ts";

/** What distinguishes patients of the same name: "Feb 29, 1984 · SV-2041-0001". */
export function patientIdentifiers(
  { birthDate, memberNumber }: Pick<Patient, "birthDate" | "memberNumber">,
  language: Language,
): string {
  const birthday = dateText(birthDate, language);
  return memberNumber === null ? birthday : `${birthday} · ${memberNumber}`;
}
