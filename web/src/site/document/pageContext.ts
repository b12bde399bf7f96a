import type { Language } from "@salvia/domain/shared/language";
import { contactPagePath, type ContactPage } from "@salvia/domain/lead/contact";
import type { Plan } from "@salvia/domain/site/plan";

/** The page and language that a part of a public page belongs to. */
export type PageContext = { page: ContactPage; language: Language };

/**
 * The address of a page's contact form with a plan selected. It includes the path, because the same
 * page may be the response to a form posted elsewhere.
 */
export function planLink(plan: Plan, { page, language }: PageContext): string {
  return `${contactPagePath(page, language)}?plan=${plan}#contact`;
}
