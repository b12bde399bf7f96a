import type { LeadDetails, LeadSource } from "./lead.ts";

/** The problems the form can report. Each code is a key under `problems` in `leads.json`. */
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

/** The values of a lead's form: text as typed, '' for empty fields. */
export type LeadFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1; the country of numbers without a country code. */
  phoneCountry: string;
  phone: string;
  documentCountry: string;
  documentType: string;
  documentNumber: string;
  plan: string;
  source: string;
};

export type LeadEntry = { details: LeadDetails; source: LeadSource };

export type LeadFormProblems = Partial<Record<keyof LeadFormValues, LeadProblem>>;

/** An empty form for a user in `country` (ISO 3166-1). */
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

/** A form filled with a stored lead; an undecided plan must be chosen before it can be saved. */
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
    plan: details.plan === "undecided" ? "" : details.plan,
    source,
  };
}
