import type { ImportField } from "./columnMapping.ts";

/** Headings of a full name, or of the part of a name that no other column has. */
export const nameHeadings: ReadonlySet<string> = words(
  "name, nombre, nome, nom, contact, contacto, contato, person",
);

/** Headings used for each field in all supported languages, normalized by `bareWord`. */
export const exactHeadings: Readonly<Record<ImportField, ReadonlySet<string>>> = {
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
export const likelyHeadings: Readonly<Partial<Record<ImportField, RegExp>>> = {
  email: /\b(e ?mail|correo|courriel)\b/,
  phone: /\b(tel|phone|mobile|cell|telefon[oe]|telephone|movil|celular|portable)\b/,
  plan: /\b(plan|plano|formule)\b/,
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
