import type { Headings } from "../file/columns.ts";

export const patientColumns = [
  "email",
  "firstName",
  "lastName",
  "birthDate",
  "sex",
  "language",
  "clinicians",
] as const;

export type PatientColumn =
  | (typeof patientColumns)[number]
  | "memberNumber"
  | "phone"
  | "plan"
  | "planStart"
  | "planEnd"
  | "family";

/**
 * The headings of the columns. A file without a required one is not a list of patients: none is
 * guessed, because a wrong one would open records to the wrong clinicians.
 */
export const patientHeadings: Headings<PatientColumn> = new Map<PatientColumn, string>([
  [
    "email",
    "email, e mail, mail, email address, member email, correo, correo electronico, " +
      "endereco de e mail, adresse e mail, courriel",
  ],
  [
    "firstName",
    "first name, firstname, given name, nombre, nombres, nome, primeiro nome, prenom, prenoms",
  ],
  [
    "lastName",
    "last name, lastname, surname, family name, apellido, apellidos, sobrenome, sobrenomes, " +
      "nom, nom de famille",
  ],
  [
    "birthDate",
    "birth date, birthdate, date of birth, dob, fecha de nacimiento, data de nascimento, " +
      "date de naissance",
  ],
  ["sex", "sex, gender, sexo, genero, sexe, genre"],
  ["language", "language, idioma, lengua, lingua, langue"],
  [
    "memberNumber",
    "member number, membership number, member no, policy number, numero de asegurado, " +
      "numero de afiliado, numero de socio, numero de segurado, numero do segurado, numero de beneficiario, numero do beneficiario, numero da carteirinha, " +
      "numero d assure, numero de membre, numero d adherent",
  ],
  [
    "phone",
    "phone, phone number, telephone, mobile, telefono, numero de telefono, celular, telefone, " +
      "numero de telefone, numero de telephone, portable",
  ],
  ["plan", "plan, plan name, plano, nombre del plan, nome do plano, formule"],
  [
    "planStart",
    "plan start, covered since, member since, inicio del plan, fecha de inicio, asegurado desde, beneficiario desde, " +
      "inicio do plano, data de inicio, segurado desde, beneficiario desde, debut de la formule, date de debut, assure depuis",
  ],
  [
    "planEnd",
    "plan end, covered until, fin del plan, fecha de fin, asegurado hasta, fim do plano, " +
      "data de termino, segurado ate, beneficiario ate, fin de la formule, date de fin, assure jusqu au",
  ],
  [
    "family",
    "family, family members, dependents, familia, familiares, dependientes, dependentes, " +
      "famille, membres de la famille, ayants droit",
  ],
  [
    "clinicians",
    "clinicians, clinician, doctors, doctor, clinician emails, medicos, medico, profesionales, " +
      "profissionais, medecins, medecin, soignants",
  ],
]);
