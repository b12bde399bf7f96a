import { bareWord } from "../file/bareWord.ts";
import type { Columns, Headings } from "../file/columns.ts";
import type { ReadFile } from "../file/fileWork.ts";

export const leadFields = [
  "fullName",
  "firstName",
  "lastName",
  "email",
  "phone",
  "otherPhone",
  "plan",
  "source",
  "documentNumber",
  "documentType",
  "documentCountry",
] as const;

export type LeadField = (typeof leadFields)[number];

/** Guesses the columns from a file's headings, in any supported language, and from its cells. */
export function guessColumns({
  headings,
  examples,
}: Pick<ReadFile, "headings" | "examples">): Columns<LeadField> {
  const words = examples.map((_, column) =>
    bareWord(headings?.[column] ?? "").replace(subject, ""),
  );
  const columns = new Map<LeadField, number>();
  /** Takes the first free column by the first of the tests that any passes. */
  function claim(field: LeadField, tests: readonly ((word: string, cells: Cells) => boolean)[]) {
    const taken = new Set(columns.values());
    for (const fits of tests) {
      const column = words.findIndex(
        (word, at) => !taken.has(at) && fits(word, cellsOf(at, field)),
      );
      if (column === -1) continue;
      columns.set(field, column);
      return;
    }
  }
  /** Whether the examples of a column can be of a field; `none` without examples. */
  function cellsOf(column: number, field: LeadField): Cells {
    const [cells, content] = [examples[column] ?? [], contents.get(field)];
    if (cells.length === 0) return "none";
    return content === undefined || cells.some((cell) => content.test(cell)) ? "right" : "wrong";
  }
  for (const [field, list] of exactHeadings) {
    const exact = new Set(list.split(", "));
    const likely = likelyHeadings.get(field);
    const isLikely = (word: string) => likely?.test(word) === true && !aboutAnother.test(word);
    claim(field, [
      // `E-mail 2` must not take the place of `E-mail`, nor an empty column that of a filled one.
      (word, cells) => exact.has(word) && cells === "right",
      (word, cells) => isLikely(word) && cells === "right",
      (word, cells) => exact.has(word) && cells === "none",
      (word, cells) => isLikely(word) && cells === "none",
      (word) => exact.has(word),
      (_word, cells) => field === "email" && cells === "right",
    ]);
  }
  // `Nombre` next to `Apellidos` is the first name; `Nom` next to `Prénom` is the last name.
  const [hasFirst, hasLast] = [columns.has("firstName"), columns.has("lastName")];
  const name = hasFirst === hasLast ? "fullName" : hasFirst ? "lastName" : "firstName";
  if (!columns.has(name)) claim(name, [(word) => nameHeadings.has(word)]);
  return columns;
}

type Cells = "right" | "wrong" | "none";

/** What cells of a field have, to tell an address from its label. */
const contents: ReadonlyMap<LeadField, RegExp> = new Map<LeadField, RegExp>([
  ["email", /^[^@\s]+@[^@\s]+$|@.*(:::|;)/u],
  ["phone", /^[^@]*(\d[^@\d]{0,3}){6}[^@]*$/u],
  ["otherPhone", /^[^@]*(\d[^@\d]{0,3}){6}[^@]*$/u],
]);

/** Whether rows can become leads at all: needs a name and a way to contact the person. */
export function isEnough(columns: Columns<LeadField>): boolean {
  const isNamed = columns.has("fullName") || (columns.has("firstName") && columns.has("lastName"));
  return isNamed && (columns.has("email") || columns.has("phone"));
}

/** Headings of a full name, or of the part of a name that no other column has. */
const nameHeadings: ReadonlySet<string> = new Set(
  "name, nombre, nome, nom, contact, contacto, contato, person".split(", "),
);

const phoneHeadings =
  "phone, telephone, phone number, telephone number, mobile, mobile phone, cell, telefono, " +
  "numero de telefono, movil, celular, telefone, tel, portable, numero de telephone, " +
  "whatsapp";

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
      "direccion de correo, direccion de correo electronico, endereco de e mail, " +
      "adresse e mail, adresse email, adresse de messagerie, courriel",
  ],
  ["phone", phoneHeadings],
  ["otherPhone", phoneHeadings],
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
      "piece d identite, dni, nif, nie, cpf, rg, rut, curp, rfc, cni, ssn, cedula, passport, " +
      "passport number, pasaporte, numero de pasaporte, passaporte, numero do passaporte, passeport",
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

const likelyPhone = /\b(tel|phone|mobile|cell|telefon[oe]|telephone|movil|celular|portable)\b/;

/** Parts of a heading that suggest its field. */
const likelyHeadings: ReadonlyMap<LeadField, RegExp> = new Map<LeadField, RegExp>([
  ["email", /\b(e ?mail|correo|courriel)\b/],
  ["phone", likelyPhone],
  ["otherPhone", likelyPhone],
  ["plan", /\b(plan|plano|formule)\b/],
]);

/** What a column is about that says something of a phone or an address, as in `Email opt-in`. */
const aboutAnother =
  /\b(label|type|status|opt|opted|domain|verified|carrier|fax|display|owner|tipo|etiqueta|rotulo|libelle|estado|statut)\b/;

/** How some systems begin each heading about a person. */
const subject = /^(person|persona|pessoa|personne|contact|contacto|contato) (?=.)/;
