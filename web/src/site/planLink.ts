import { contactPagePath } from "@salvia/domain/site/contact";
import type { Plan } from "@salvia/domain/site/plan";

import type { PageContext } from "./pageContext.ts";

/**
 * The way to a page's contact form with a plan chosen. The address is whole, since the same page may
 * also be the answer to a form posted elsewhere.
 */
export function planLink(plan: Plan, { page, language }: PageContext): string {
  return `${contactPagePath(page, language)}?plan=${plan}#contact`;
}
