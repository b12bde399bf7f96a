import { contactPagePath } from "@salvia/domain/site/contact";

import type { HttpRequest } from "../http/httpRequest.ts";
import type { PageReply } from "../http/route.ts";
import { pageOfOrigin } from "./pageOfOrigin.ts";

/**
 * The way to the form, for somebody who opens the address that forms are posted to: that of the page
 * they came from, else the home page's in their language.
 */
export function contactFormUrl(call: Pick<HttpRequest, "header">): PageReply {
  const { page, language } = pageOfOrigin(call);
  return { location: `${contactPagePath(page, language)}#contact` };
}
