import { bareWord } from "../../../lib/csvFile/bareWord.ts";

/** The columns of a file of patients. */
export const patientColumns = [
  "email",
  "firstName",
  "lastName",
  "birthDate",
  "sex",
  "language",
  "clinicians",
] as const;

export type PatientColumn = (typeof patientColumns)[number];

/** The position of each column, from 0. */
export type PatientColumns = Readonly<Record<PatientColumn, number>>;

/**
 * Finds the columns by their headings, in any supported language. A file without all of them is
 * not a list of patients: none is guessed, because a wrong one would open records to the wrong
 * clinicians.
 */
export function findColumns(
  headings: readonly string[] | null,
): { columns: PatientColumns } | { missing: readonly PatientColumn[] } {
  const written = (headings ?? []).map(bareWord);
  const positionOf = (column: PatientColumn) =>
    written.findIndex((word) => headingsOf[column].has(word));
  const columns = {
    email: positionOf("email"),
    firstName: positionOf("firstName"),
    lastName: positionOf("lastName"),
    birthDate: positionOf("birthDate"),
    sex: positionOf("sex"),
    language: positionOf("language"),
    clinicians: positionOf("clinicians"),
  };
  const missing = patientColumns.filter((column) => columns[column] === -1);
  return missing.length === 0 ? { columns } : { missing };
}

/** The headings of each column in all supported languages, as `bareWord` writes them. */
const headingsOf: Readonly<Record<PatientColumn, ReadonlySet<string>>> = {
  email: words(
    "email, e mail, mail, email address, member email, correo, correo electronico, " +
      "endereco de e mail, adresse e mail, courriel",
  ),
  firstName: words(
    "first name, firstname, given name, nombre, nombres, nome, primeiro nome, prenom, prenoms",
  ),
  lastName: words(
    "last name, lastname, surname, family name, apellido, apellidos, sobrenome, sobrenomes, " +
      "nom, nom de famille",
  ),
  birthDate: words(
    "birth date, birthdate, date of birth, dob, fecha de nacimiento, data de nascimento, " +
      "date de naissance",
  ),
  sex: words("sex, gender, sexo, genero, sexe, genre"),
  language: words("language, idioma, lengua, lingua, langue"),
  clinicians: words(
    "clinicians, clinician, doctors, doctor, clinician emails, medicos, medico, profesionales, " +
      "profissionais, medecins, medecin, soignants",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
