import { headingWords, positionOf } from "../../../lib/csvFile/headings.ts";

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
  const find = (column: PatientColumn) => positionOf(headings, headingsOf[column]);
  const columns = {
    email: find("email"),
    firstName: find("firstName"),
    lastName: find("lastName"),
    birthDate: find("birthDate"),
    sex: find("sex"),
    language: find("language"),
    clinicians: find("clinicians"),
  };
  const missing = patientColumns.filter((column) => columns[column] === -1);
  return missing.length === 0 ? { columns } : { missing };
}

/** The headings of each column in all supported languages, as `bareWord` writes them. */
const headingsOf: Readonly<Record<PatientColumn, ReadonlySet<string>>> = {
  email: headingWords(
    "email, e mail, mail, email address, member email, correo, correo electronico, " +
      "endereco de e mail, adresse e mail, courriel",
  ),
  firstName: headingWords(
    "first name, firstname, given name, nombre, nombres, nome, primeiro nome, prenom, prenoms",
  ),
  lastName: headingWords(
    "last name, lastname, surname, family name, apellido, apellidos, sobrenome, sobrenomes, " +
      "nom, nom de famille",
  ),
  birthDate: headingWords(
    "birth date, birthdate, date of birth, dob, fecha de nacimiento, data de nascimento, " +
      "date de naissance",
  ),
  sex: headingWords("sex, gender, sexo, genero, sexe, genre"),
  language: headingWords("language, idioma, lengua, lingua, langue"),
  clinicians: headingWords(
    "clinicians, clinician, doctors, doctor, clinician emails, medicos, medico, profesionales, " +
      "profissionais, medecins, medecin, soignants",
  ),
};
