import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";

import { differingFields, formOf, type EditableField } from "../writes/leadDraft.ts";
import { withNationalPhone } from "./nationalPhone.ts";

/** Fields of the form that only make sense together, with the lead's field that they are. */
const parts = [
  { of: "firstName", fields: ["firstName"] },
  { of: "lastName", fields: ["lastName"] },
  { of: "email", fields: ["email"] },
  { of: "phone", fields: ["phone"] },
  { of: "identityDocument", fields: ["documentCountry", "documentType", "documentNumber"] },
  { of: "plan", fields: ["plan"] },
] as const satisfies readonly { of: keyof Lead; fields: readonly EditableField[] }[];

/** An edit of a lead that was saved elsewhere meanwhile. */
type MergedEdit = {
  /** What the edit starts from now: only fields that need a decision differ from `saved`. */
  base: Lead;
  /** The fields that the user had not touched, which take the saved values. */
  taken: readonly EditableField[];
  /** The saved lead as form values. */
  theirs: LeadFormValues;
};

/**
 * Merges what does not overlap: fields that the user has not touched take the saved values, and
 * fields in which both agree need no decision.
 *
 * @param base the state that the edit started from
 * @param saved the state that is stored now
 * @param typed the form as it is
 */
export function mergeEdits(base: Lead, saved: Lead, typed: LeadFormValues): MergedEdit {
  const inForm = (lead: Lead) => withNationalPhone(formOf(lead, typed.phoneCountry));
  const [before, theirs] = [inForm(base), inForm(saved)];
  const changed = new Set(differingFields(base, saved));
  const settled = parts
    .filter(({ fields }) => fields.some((field) => changed.has(field)))
    .map(({ of, fields }) => ({
      of,
      fields,
      isUntouched: fields.every((field) => typed[field] === before[field]),
      isAgreed: fields.every((field) => typed[field] === theirs[field]),
    }))
    .filter(({ isUntouched, isAgreed }) => isUntouched || isAgreed);
  return {
    base: { ...base, ...Object.fromEntries(settled.map(({ of }) => [of, saved[of]])) },
    taken: settled
      .filter(({ isAgreed }) => !isAgreed)
      .flatMap(({ fields }) => fields.filter((field) => changed.has(field))),
    theirs,
  };
}
