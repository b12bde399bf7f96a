import { headingWords, positionOf } from "../../../lib/csvFile/headings.ts";

/** The columns that a file of patients must have. */
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

/** The position of each column, from 0; -1 for an optional one that the file lacks. */
export type PatientColumns = Readonly<
  Record<
    PatientColumn | "memberNumber" | "phone" | "plan" | "planStart" | "planEnd" | "family",
    number
  >
>;

/**
 * Finds the columns by their headings, in any supported language. A file without a required one is
 * not a list of patients: none is guessed, because a wrong one would open records to the wrong
 * clinicians.
 */
export function findColumns(
  headings: readonly string[] | null,
): { columns: PatientColumns } | { missing: readonly PatientColumn[] } {
  const find = (column: keyof PatientColumns) => positionOf(headings, headingsOf[column]);
  const columns = {
    email: find("email"),
    firstName: find("firstName"),
    lastName: find("lastName"),
    birthDate: find("birthDate"),
    sex: find("sex"),
    language: find("language"),
    memberNumber: find("memberNumber"),
    phone: find("phone"),
    plan: find("plan"),
    planStart: find("planStart"),
    planEnd: find("planEnd"),
    family: find("family"),
    clinicians: find("clinicians"),
  };
  const missing = patientColumns.filter((column) => columns[column] === -1);
  return missing.length === 0 ? { columns } : { missing };
}

/** The headings of each column in all supported languages, as `bareWord` writes them. */
const headingsOf: Readonly<Record<keyof PatientColumns, ReadonlySet<string>>> = {
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
  memberNumber: headingWords(
    "member number, membership number, member no, policy number, numero de asegurado, " +
      "numero de afiliado, numero de socio, numero de segurado, numero do segurado, numero de beneficiario, numero do beneficiario, numero da carteirinha, " +
      "numero d assure, numero de membre, numero d adherent",
  ),
  phone: headingWords(
    "phone, phone number, telephone, mobile, telefono, numero de telefono, celular, telefone, " +
      "numero de telefone, numero de telephone, portable",
  ),
  plan: headingWords("plan, plan name, plano, nombre del plan, nome do plano, formule"),
  planStart: headingWords(
    "plan start, covered since, member since, inicio del plan, fecha de inicio, asegurado desde, beneficiario desde, " +
      "inicio do plano, data de inicio, segurado desde, beneficiario desde, debut de la formule, date de debut, assure depuis",
  ),
  planEnd: headingWords(
    "plan end, covered until, fin del plan, fecha de fin, asegurado hasta, fim do plano, " +
      "data de termino, segurado ate, beneficiario ate, fin de la formule, date de fin, assure jusqu au",
  ),
  family: headingWords(
    "family, family members, dependents, familia, familiares, dependientes, dependentes, " +
      "famille, membres de la famille, ayants droit",
  ),
  clinicians: headingWords(
    "clinicians, clinician, doctors, doctor, clinician emails, medicos, medico, profesionales, " +
      "profissionais, medecins, medecin, soignants",
  ),
};
