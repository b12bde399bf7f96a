import { bareWord } from "../file/bareWord.ts";
import { findColumns, type Columns, type Headings } from "../file/columns.ts";

/** The fields that a column of a file can have. */
export const leadFields = [
  "fullName",
  "firstName",
  "lastName",
  "email",
  "phone",
  "plan",
  "source",
  "documentNumber",
  "documentType",
  "documentCountry",
] as const;

export type LeadField = (typeof leadFields)[number];

/** Guesses the columns from a file's headings, in any supported language. */
export function guessColumns(headings: readonly string[] | null): Columns<LeadField> {
  const written = (headings ?? []).map(bareWord);
  // Exact matches first: `e-mail 2` must not take the place of `e-mail`.
  const columns = new Map(findColumns(headings, exactHeadings));
  const claim = (field: LeadField, fits: (word: string) => boolean) => {
    const taken = new Set(columns.values());
    const column = written.findIndex((word, at) => word !== "" && !taken.has(at) && fits(word));
    if (column !== -1 && !columns.has(field)) columns.set(field, column);
  };
  for (const [field, likely] of likelyHeadings) {
    claim(field, (word) => likely.test(word) && !kindHeading.test(word));
  }
  // `Nombre` next to `Apellidos` is the first name; `Nom` next to `Prénom` is the last name.
  const [hasFirst, hasLast] = [columns.has("firstName"), columns.has("lastName")];
  const name = hasFirst === hasLast ? "fullName" : hasFirst ? "lastName" : "firstName";
  claim(name, (word) => nameHeadings.has(word));
  return columns;
}

/** Whether rows can become leads at all: needs a name and a way to contact the person. */
export function isEnough(columns: Columns<LeadField>): boolean {
  const isNamed = columns.has("fullName") || (columns.has("firstName") && columns.has("lastName"));
  return isNamed && (columns.has("email") || columns.has("phone"));
}

/** Headings of a full name, or of the part of a name that no other column has. */
const nameHeadings: ReadonlySet<string> = new Set(
  "name, nombre, nome, nom, contact, contacto, contato, person".split(", "),
);

/** Headings used for each field in all supported languages, normalized by `bareWord`. */
const exactHeadings: Headings<LeadField> = new Map<LeadField, string>([
  [
    "fullName",
    "full name, complete name, contact name, lead name, name and surname, nombre completo, " +
      "nombre y apellidos, nombre y apellido, apellidos y nombre, nome completo, " +
      "nome e sobrenome, nom complet, nom et prenom, prenom et nom",
  ],
  [
    "firstName",
    "first name, firstname, given name, forename, nombres, primer nombre, nombre de pila, " +
      "primeiro nome, prenom, prenoms",
  ],
  [
    "lastName",
    "last name, lastname, surname, family name, apellido, apellidos, sobrenome, sobrenomes, " +
      "apelido, ultimo nome, nom de famille",
  ],
  [
    "email",
    "email, e mail, mail, email address, e mail address, correo, correo electronico, " +
      "direccion de correo, endereco de e mail, adresse e mail, adresse email, courriel",
  ],
  [
    "phone",
    "phone, telephone, phone number, telephone number, mobile, mobile phone, cell, telefono, " +
      "numero de telefono, movil, celular, telefone, tel, portable, numero de telephone, " +
      "whatsapp",
  ],
  [
    "plan",
    "plan, plan of interest, plan de interes, plano, plano de interesse, formule, " +
      "formule souhaitee",
  ],
  [
    "source",
    "source, origin, lead source, how they found us, origen, fuente, procedencia, " +
      "como nos conocio, origem, como nos conheceu, como nos encontrou, como chegou ate nos, " +
      "origine, provenance, comment cette personne nous a connus",
  ],
  [
    "documentNumber",
    "document number, document, id number, identity document, numero de documento, " +
      "numero del documento, documento, numero do documento, numero de la piece, " +
      "piece d identite, dni, nif, nie, cpf, passport, passport number, pasaporte",
  ],
  [
    "documentType",
    "document type, kind of document, type of document, id type, tipo de documento, " +
      "tipo do documento, type de piece, type de document",
  ],
  [
    "documentCountry",
    "document country, issued in, issuing country, country of document, expedido en, " +
      "pais del documento, pais de expedicion, emitido em, pais emissor, delivree par, " +
      "pays de delivrance",
  ],
]);

/** Parts of a heading that suggest its field. */
const likelyHeadings: ReadonlyMap<LeadField, RegExp> = new Map<LeadField, RegExp>([
  ["email", /\b(e ?mail|correo|courriel)\b/],
  ["phone", /\b(tel|phone|mobile|cell|telefon[oe]|telephone|movil|celular|portable)\b/],
  ["plan", /\b(plan|plano|formule)\b/],
]);

/** Ends of headings of a column that says which of several the next one has, as in `Phone 1 - Label`. */
const kindHeading = / (label|type|tipo|etiqueta|rotulo|libelle)$/;
