import { bareWord } from "../../../lib/csvFile/bareWord.ts";

/** The fields that a column of a file can have. */
export const importFields = [
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

export type ImportField = (typeof importFields)[number];

/** The column of each field, from 0; null if there is none. */
export type ColumnMapping = Readonly<Record<ImportField, number | null>>;

/** Guesses the columns from a file's headings, in any supported language. */
export function guessMapping(headings: readonly string[] | null): ColumnMapping {
  const written = (headings ?? []).map(bareWord);
  const mapping: Record<ImportField, number | null> = { ...noMapping };
  const isFree = (column: number) => !Object.values(mapping).includes(column);
  const find = (fits: (word: string) => boolean) => {
    const column = written.findIndex((word, at) => word !== "" && isFree(at) && fits(word));
    return column === -1 ? null : column;
  };
  // Exact matches first: `e-mail 2` must not take the place of `e-mail`.
  for (const field of importFields) mapping[field] = find((word) => exactHeadings[field].has(word));
  for (const field of importFields) {
    mapping[field] ??= find(
      (word) => (likelyHeadings[field]?.test(word) ?? false) && !kindHeading.test(word),
    );
  }
  const name = find((word) => nameHeadings.has(word));
  // `Nombre` next to `Apellidos` is the first name; `Nom` next to `Prénom` is the last name.
  if (name !== null) {
    if (mapping.firstName === null && mapping.lastName !== null) mapping.firstName = name;
    else if (mapping.lastName === null && mapping.firstName !== null) mapping.lastName = name;
    else mapping.fullName ??= name;
  }
  return mapping;
}

/** Whether rows can become leads at all: needs a name and a way to contact the person. */
export function isEnough(mapping: ColumnMapping): boolean {
  const named =
    mapping.fullName !== null || (mapping.firstName !== null && mapping.lastName !== null);
  return named && (mapping.email !== null || mapping.phone !== null);
}

const noMapping: ColumnMapping = {
  fullName: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  plan: null,
  source: null,
  documentNumber: null,
  documentType: null,
  documentCountry: null,
};

/** Headings of a full name, or of the part of a name that no other column has. */
const nameHeadings: ReadonlySet<string> = words(
  "name, nombre, nome, nom, contact, contacto, contato, person",
);

/** Headings used for each field in all supported languages, normalized by `bareWord`. */
const exactHeadings: Readonly<Record<ImportField, ReadonlySet<string>>> = {
  fullName: words(
    "full name, complete name, contact name, lead name, name and surname, nombre completo, " +
      "nombre y apellidos, nombre y apellido, apellidos y nombre, nome completo, " +
      "nome e sobrenome, nom complet, nom et prenom, prenom et nom",
  ),
  firstName: words(
    "first name, firstname, given name, forename, nombres, primer nombre, nombre de pila, " +
      "primeiro nome, prenom, prenoms",
  ),
  lastName: words(
    "last name, lastname, surname, family name, apellido, apellidos, sobrenome, sobrenomes, " +
      "apelido, ultimo nome, nom de famille",
  ),
  email: words(
    "email, e mail, mail, email address, e mail address, correo, correo electronico, " +
      "direccion de correo, endereco de e mail, adresse e mail, adresse email, courriel",
  ),
  phone: words(
    "phone, telephone, phone number, telephone number, mobile, mobile phone, cell, telefono, " +
      "numero de telefono, movil, celular, telefone, tel, portable, numero de telephone, " +
      "whatsapp",
  ),
  plan: words(
    "plan, plan of interest, plan de interes, plano, plano de interesse, formule, " +
      "formule souhaitee",
  ),
  source: words(
    "source, origin, lead source, how they found us, origen, fuente, procedencia, " +
      "como nos conocio, origem, como nos conheceu, como nos encontrou, como chegou ate nos, " +
      "origine, provenance, comment cette personne nous a connus",
  ),
  documentNumber: words(
    "document number, document, id number, identity document, numero de documento, " +
      "numero del documento, documento, numero do documento, numero de la piece, " +
      "piece d identite, dni, nif, nie, cpf, passport, passport number, pasaporte",
  ),
  documentType: words(
    "document type, kind of document, type of document, id type, tipo de documento, " +
      "tipo do documento, type de piece, type de document",
  ),
  documentCountry: words(
    "document country, issued in, issuing country, country of document, expedido en, " +
      "pais del documento, pais de expedicion, emitido em, pais emissor, delivree par, " +
      "pays de delivrance",
  ),
};

/** Parts of a heading that suggest its field. */
const likelyHeadings: Readonly<Partial<Record<ImportField, RegExp>>> = {
  email: /\b(e ?mail|correo|courriel)\b/,
  phone: /\b(tel|phone|mobile|cell|telefon[oe]|telephone|movil|celular|portable)\b/,
  plan: /\b(plan|plano|formule)\b/,
};

/** Ends of headings of a column that says which of several the next one has, as in `Phone 1 - Label`. */
const kindHeading = / (label|type|tipo|etiqueta|rotulo|libelle)$/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
