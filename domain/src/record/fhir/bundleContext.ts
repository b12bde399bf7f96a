import type { CodeableConcept, Reference } from "fhir/r4.js";

import type { Markable } from "../enteredInError.ts";

/** An entry of a record and its id. */
export type Identified<T> = T & { readonly id: string };

/** What the browser and Node do differently. */
export type Platform = {
  /** A random UUID, which becomes a resource's address in a bundle. */
  readonly newUuid: () => string;
  /** A text's UTF-8 bytes in base64. */
  readonly base64: (text: string) => string;
};

/** What the resources of one bundle share. */
export type BundleContext = Pick<Platform, "base64"> & {
  /** The address of a resource, the same for the same id. */
  readonly urlOf: (id: string) => string;
  /** The record's patient. */
  readonly subject: Reference;
  /** A clinician, by name. */
  readonly clinician: (uid: string) => Reference;
};

/** Why an entry was marked as entered in error. */
export function errorNote({ enteredInError }: Markable) {
  if (enteredInError === undefined) return {};
  return { note: [{ time: enteredInError.at.toISOString(), text: enteredInError.reason }] };
}

/** A code of LOINC (https://loinc.org), with its common name. */
export function loinc(code: string, text: string): CodeableConcept {
  return { coding: [{ system: "http://loinc.org", code }], text };
}

/** A code of SNOMED CT (https://www.snomed.org), with its name. */
export function snomed(code: string, text: string): CodeableConcept {
  return { ...coded("http://snomed.info/sct", code), text };
}

/** A code of a system. */
export function coded(system: string, code: string): CodeableConcept {
  return { coding: [{ system, code }] };
}
