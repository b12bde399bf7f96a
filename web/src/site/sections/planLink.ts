import { contactPagePath } from "@salvia/domain/site/contact";
import type { Plan } from "@salvia/domain/site/plan";

import type { PageContext } from "../document/pageContext.ts";

/**
 * The address of a page's contact form with a plan selected. It includes the path, because the same
 * page may be the response to a form posted elsewhere.
 */
export function planLink(plan: Plan, { page, language }: PageContext): string {
  return `${contactPagePath(page, language)}?plan=${plan}#contact`;
}
