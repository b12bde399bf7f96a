import { hasValidCheckDigits } from "./checkDigits.ts";
import {
  identityDocumentSchema,
  normalizeDocumentNumber,
  type IdentityDocument,
} from "./identityDocument.ts";
import { leadDetailsSchema, leadSources } from "./lead.ts";
import type { LeadEntry, LeadFormProblems, LeadFormValues, LeadProblem } from "./leadForm.ts";
import type { Keyed } from "./leadUniqueKeys.ts";
import { emailMaxLength, nameMaxLength, patterns } from "../shared/patterns.ts";
import { normalizePhone } from "../shared/phone.ts";
import { plans } from "../site/plan.ts";

// Apart from leadForm.ts, since it knows the telephone numbers and the check digits of all countries:
// much to load for a page that shows leads and has no form open yet.

/**
 * Reads a form: kinder than the stored form in what it accepts (blanks, capitals, separators,
 * national telephone numbers), stricter where a slip can be noticed (check digits). All fields are
 * looked at, so that a form shows all that is wrong at once.
 */
export function parseLeadForm(
  values: LeadFormValues,
): { entry: LeadEntry; problems: null } | { entry: null; problems: LeadFormProblems } {
  const firstName = tidyName(values.firstName);
  const lastName = tidyName(values.lastName);
  const email = tidyEmail(values.email);
  const writtenPhone = values.phone.trim();
  const phone = writtenPhone === "" ? null : normalizePhone(writtenPhone, values.phoneCountry);
  const { identityDocument, documentNumber } = readDocument(values);
  const plan = plans.find((known) => known === values.plan);
  const source = leadSources.find((known) => known === values.source);

  const found = {
    firstName: nameProblem(firstName, "firstNameRequired"),
    lastName: nameProblem(lastName, "lastNameRequired"),
    email: emailProblem(email, writtenPhone),
    phone: writtenPhone !== "" && phone === null ? "phoneInvalid" : null,
    documentNumber,
    plan: plan === undefined ? "planRequired" : null,
    source: source === undefined ? "sourceRequired" : null,
  } as const satisfies Partial<Record<keyof LeadFormValues, LeadProblem | null>>;

  if (plan === undefined || source === undefined || Object.values(found).some(Boolean)) {
    return { entry: null, problems: withoutNulls(found) };
  }
  const details = { firstName, lastName, identityDocument, email: email || null, phone, plan };
  return { entry: { details: leadDetailsSchema.parse(details), source }, problems: null };
}

/**
 * What a form says so far of what tells a person from all others, in stored form: null where that is
 * empty, not complete yet, or wrong.
 */
export function parseUniqueKeys(values: LeadFormValues): Keyed {
  const email = tidyEmail(values.email);
  const { identityDocument, documentNumber } = readDocument(values);
  return {
    email: email === "" || emailProblem(email, "") !== null ? null : email,
    phone: normalizePhone(values.phone.trim(), values.phoneCountry),
    identityDocument: documentNumber === null ? identityDocument : null,
  };
}

// Line breaks and tabs that come with pasted text are blanks to the person who pasted it.
function tidyName(written: string): string {
  return written.replace(/\s+/g, " ").trim().normalize("NFC");
}

function tidyEmail(written: string): string {
  return written.trim().toLowerCase();
}

function nameProblem(name: string, required: LeadProblem): LeadProblem | null {
  if (name === "") return required;
  if (Array.from(name).length > nameMaxLength) return "nameTooLong";
  return patterns.name.test(name) ? null : "nameInvalid";
}

function emailProblem(email: string, phone: string): LeadProblem | null {
  if (email === "") return phone === "" ? "contactRequired" : null;
  return email.length <= emailMaxLength && patterns.email.test(email) ? null : "emailInvalid";
}

/** A country or a kind that no form offers shows as a fault of the number, which people see. */
function readDocument({
  documentCountry: country,
  documentType: type,
  documentNumber,
}: LeadFormValues): {
  identityDocument: IdentityDocument | null;
  documentNumber: LeadProblem | null;
} {
  const number = normalizeDocumentNumber(documentNumber);
  if (number === "") return { identityDocument: null, documentNumber: null };
  const identityDocument = identityDocumentSchema.safeParse({ country, type, number }).data ?? null;
  if (identityDocument === null)
    return { identityDocument, documentNumber: "documentNumberInvalid" };
  const isRight = hasValidCheckDigits(identityDocument);
  return { identityDocument, documentNumber: isRight ? null : "documentCheckDigits" };
}

function withoutNulls(found: Record<string, LeadProblem | null>): LeadFormProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
