import { uidSchema } from "../account/account.ts";
import { specialties, type Specialty } from "../account/specialty.ts";
import { cityMaxLength } from "../account/staff.ts";
import { appointmentModes, type AppointmentMode } from "../scheduling/appointment.ts";
import { defaultLanguage, languages, type Language } from "../shared/language.ts";
import { publicPath } from "../site/paths.ts";

/** What a visitor looks for on the public page of doctors; null for any. */
export type DoctorSearch = {
  specialty: Specialty | null;
  /** A language that the doctor speaks. */
  language: Language | null;
  city: string | null;
  mode: AppointmentMode | null;
  /** Continues after this doctor. */
  after: string | null;
};

/** The addresses of the page: `/doctors`, `/es/doctors/cardiology`, … */
export const doctorsPattern = /^(?:\/(es|pt|fr))?\/doctors(?:\/([a-zA-Z]+))?$/;

/**
 * Parses an address of the page. Unknown values of the query count as any.
 *
 * @param query a parameter of the address; null if there is none
 * @returns null if the path names no specialty of ours
 */
export function parseDoctorSearch(
  path: string,
  query: (name: keyof DoctorSearch) => string | null,
): { language: Language; search: DoctorSearch | null } {
  const [, prefix, code] = doctorsPattern.exec(path) ?? [];
  const language = languages.find((each) => each === prefix) ?? defaultLanguage;
  const named = specialties.find((each) => each === code);
  if (code !== undefined && named === undefined) return { language, search: null };
  const chosen = query("specialty");
  const after = uidSchema.safeParse(query("after"));
  const typed = (query("city") ?? "").replaceAll(/\p{C}/gu, " ").trim();
  // Not half a character.
  const city = Array.from(typed).slice(0, cityMaxLength).join("");
  const search = {
    specialty: chosen === null ? (named ?? null) : oneOf(specialties, chosen),
    language: oneOf(languages, query("language")),
    city: city === "" ? null : city,
    mode: oneOf(appointmentModes, query("mode")),
    after: after.success ? after.data : null,
  };
  return { language, search };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((each) => each === text) ?? null;
}

export function doctorsAddress(
  { specialty, ...filters }: DoctorSearch,
  language: Language,
): string {
  const path = publicPath("doctors", language) + (specialty === null ? "" : `/${specialty}`);
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join("&")}`;
}
