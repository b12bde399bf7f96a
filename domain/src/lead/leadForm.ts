import type { LeadDetails, LeadSource } from "./lead.ts";

/**
 * What the form can find wrong: each code is the key of a sentence in `leads.json`, under `problems`.
 */
export const leadProblems = [
  "firstNameRequired",
  "lastNameRequired",
  "nameTooLong",
  "nameInvalid",
  "emailInvalid",
  "phoneInvalid",
  "contactRequired",
  "documentNumberInvalid",
  "documentCheckDigits",
  "planRequired",
  "sourceRequired",
] as const;

export type LeadProblem = (typeof leadProblems)[number];

/** A lead's form as the person fills it in: text as typed, '' where nothing was. */
export type LeadFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1, for numbers written without country code. */
  phoneCountry: string;
  phone: string;
  documentCountry: string;
  documentType: string;
  documentNumber: string;
  plan: string;
  source: string;
};

/** What a filled-in form says. */
export type LeadEntry = { details: LeadDetails; source: LeadSource };

export type LeadFormProblems = Partial<Record<keyof LeadFormValues, LeadProblem>>;

/** A form with nothing filled in, for someone in `country` (ISO 3166-1). */
export function emptyLeadForm(country: string): LeadFormValues {
  return {
    firstName: "",
    lastName: "",
    email: "",
    phoneCountry: country,
    phone: "",
    documentCountry: country,
    documentType: "nationalId",
    documentNumber: "",
    plan: "",
    source: "",
  };
}

/** A form filled with what is stored. */
export function leadFormOf(
  { identityDocument, ...details }: LeadDetails,
  source: LeadSource,
  country: string,
): LeadFormValues {
  return {
    ...emptyLeadForm(country),
    firstName: details.firstName,
    lastName: details.lastName,
    email: details.email ?? "",
    phone: details.phone ?? "",
    ...(identityDocument && {
      documentCountry: identityDocument.country,
      documentType: identityDocument.type,
      documentNumber: identityDocument.number,
    }),
    plan: details.plan,
    source,
  };
}
