import { contactPagePath } from "@salvia/domain/site/contact";

import type { HttpRequest, PageReply } from "../http/route.ts";
import { pageOfOrigin } from "./pageOfOrigin.ts";

/**
 * Redirects a user who opens the form's post address to the form: on the page they came from, or on
 * the home page in their language.
 */
export function contactFormUrl(call: Pick<HttpRequest, "header">): PageReply {
  const { page, language } = pageOfOrigin(call);
  return { location: `${contactPagePath(page, language)}#contact` };
}
