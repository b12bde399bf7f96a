import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";

/** The terms that the glossary explains. Each is also its anchor, the same in all languages. */
export const glossaryTerms = [
  "premium",
  "deductible",
  "copay",
  "coinsurance",
  "out-of-pocket-maximum",
  "network",
  "claim",
  "reimbursement",
  "pre-authorization",
  "pre-existing-condition",
  "waiting-period",
  "exclusion",
  "dependent",
  "policy",
  "complaint",
] as const;

export type GlossaryTerm = (typeof glossaryTerms)[number];

/** The address of a term's explanation. */
export function glossaryLink(term: GlossaryTerm, language: Language): string {
  return `${publicPath("glossary", language)}#${term}`;
}
