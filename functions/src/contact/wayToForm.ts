import { contactPagePath } from "@salvia/domain/site/contact";

import type { IncomingCall } from "../http/incomingCall.ts";
import type { PageReply } from "../http/route.ts";
import { pageOfOrigin } from "./pageOfOrigin.ts";

/**
 * The way to the form, for somebody who opens the address that forms are posted to: that of the page
 * they came from, else the home page's in their language.
 */
export function wayToForm(call: Pick<IncomingCall, "header">): PageReply {
  const { page, language } = pageOfOrigin(call);
  return { location: `${contactPagePath(page, language)}#contact` };
}
