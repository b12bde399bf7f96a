import { asIssued, hasValidCheckDigits } from "./checkDigits.ts";
import {
  identityDocumentSchema,
  normalizeDocumentNumber,
  type IdentityDocument,
} from "./identityDocument.ts";
import { leadDetailsSchema, leadSources, type LeadPlan } from "./lead.ts";
import type { LeadEntry, LeadFormProblems, LeadFormValues, LeadProblem } from "./leadForm.ts";
import type { Keyed } from "./leadUniqueKeys.ts";
import { nameMaxLength, patterns } from "../shared/patterns.ts";
import { normalizePhone } from "../shared/phone.ts";
import { parseEmail, tidyEmail, tidyName } from "../shared/typedText.ts";
import { plans } from "../site/plan.ts";

// Separate from leadForm.ts because it loads the phone numbering plans and check digits of all
// countries, which pages without an open form do not need.

/**
 * Parses a form. More lenient than the stored form in what it accepts (blanks, capitals,
 * separators, national phone numbers), but stricter where it can catch typing errors (check
 * digits). Checks all fields, so that the form shows all problems at once.
 *
 * @param choices the plans that the form accepts
 */
export function parseLeadForm(
  values: LeadFormValues,
  choices: readonly LeadPlan[] = plans,
): { entry: LeadEntry; problems: null } | { entry: null; problems: LeadFormProblems } {
  const firstName = tidyName(values.firstName);
  const lastName = tidyName(values.lastName);
  const email = tidyEmail(values.email);
  const writtenPhone = values.phone.trim();
  const phone = writtenPhone === "" ? null : normalizePhone(writtenPhone, values.phoneCountry);
  const { identityDocument, documentNumber } = readDocument(values);
  const plan = choices.find((known) => known === values.plan);
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
 * The unique keys of a form in progress, in stored form; null for fields that are empty, incomplete
 * or invalid.
 */
export function parseUniqueKeys(values: LeadFormValues): Keyed {
  const { identityDocument, documentNumber } = readDocument(values);
  return {
    email: parseEmail(values.email),
    phone: normalizePhone(values.phone.trim(), values.phoneCountry),
    identityDocument: documentNumber === null ? identityDocument : null,
  };
}

function nameProblem(name: string, required: LeadProblem): LeadProblem | null {
  if (name === "") return required;
  if (Array.from(name).length > nameMaxLength) return "nameTooLong";
  return patterns.name.test(name) ? null : "nameInvalid";
}

function emailProblem(email: string, phone: string): LeadProblem | null {
  if (email === "") return phone === "" ? "contactRequired" : null;
  return parseEmail(email) === null ? "emailInvalid" : null;
}

/** An unknown country or type is reported as a problem of the number, which has a visible field. */
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
  const typed = identityDocumentSchema.safeParse({ country, type, number }).data;
  if (typed === undefined)
    return { identityDocument: null, documentNumber: "documentNumberInvalid" };
  const identityDocument = asIssued(typed);
  const isRight = hasValidCheckDigits(identityDocument);
  return { identityDocument, documentNumber: isRight ? null : "documentCheckDigits" };
}

function withoutNulls(found: Record<string, LeadProblem | null>): LeadFormProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
