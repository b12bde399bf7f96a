import type en from "../locales/en/specialties.json";

/** The specialties that clinicians choose from; their names are in `locales/`, by code. */
export const specialties = [
  "generalMedicine",
  "internalMedicine",
  "pediatrics",
  "geriatrics",
  "gynecology",
  "cardiology",
  "dermatology",
  "psychiatry",
  "psychology",
  "ophthalmology",
  "otolaryngology",
  "orthopedics",
  "neurology",
  "gastroenterology",
  "endocrinology",
  "pulmonology",
  "urology",
  "nephrology",
  "rheumatology",
  "oncology",
  "hematology",
  "allergology",
  "infectiousDiseases",
  "surgery",
  "physicalTherapy",
  "nutrition",
  "dentistry",
] as const satisfies readonly (keyof typeof en)[];

export type Specialty = (typeof specialties)[number];

export function isSpecialty(value: string | null): value is Specialty {
  return specialties.some((each) => each === value);
}

/** A specialty as people read it; text from before the list of specialties stays as it is. */
export function specialtyName(specialty: string, nameOf: (code: Specialty) => string): string {
  return isSpecialty(specialty) ? nameOf(specialty) : specialty;
}

/** All specialties with their names, in the order of a language. */
export function namedSpecialties(
  nameOf: (code: Specialty) => string,
  language: string,
): (readonly [Specialty, string])[] {
  return specialties
    .map((code) => [code, nameOf(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}
