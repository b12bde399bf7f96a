import { contactPagePath } from "@salvia/domain/lead/contact";
import { priceFields } from "@salvia/domain/site/priceAnswers";

import type { HttpRequest, PageReply } from "../http/route.ts";
import type { Refusal } from "../http/refusal.ts";
import { readRefused, waitsForPage } from "./contactBody.ts";
import { fillForm } from "./fillForm.ts";
import { fillPrice } from "./fillPrice.ts";
import { pageOrNull } from "./publishedPage.ts";
import { refusalNotice, siteAway } from "./refusalNotice.ts";

/**
 * Explains why a form posted without script was refused. If fields are invalid, the answer is the
 * form's own page, filled in, with the errors in the page's language. It is fetched from the
 * published site and keeps its security headers. For all other refusals, the answer is a static
 * notice, so that refusing costs less than accepting; the browser keeps the form's values when the
 * visitor goes back.
 *
 * @returns null for a post by a script
 */
export async function refusedPage(call: HttpRequest, refusal: Refusal): Promise<PageReply | null> {
  if (!waitsForPage(call)) return null;
  const { page, language, values } = readRefused(call);
  if (refusal.fields === null) return refusalNotice(refusal, page, language);
  const published = await pageOrNull(contactPagePath(page, language));
  if (published === null) return refusalNotice(siteAway, page, language);
  const { html, headers } = published;
  // The answers and prices above the form are shown again too.
  const priced =
    page === "price" && values.estimate !== ""
      ? fillPrice(html, priceFields(values.estimate), call.now).html
      : html;
  return {
    // 422 instead of 400: the request was readable, but some fields are invalid.
    status: 422,
    html: fillForm(priced, { values, fields: refusal.fields }),
    headers,
  };
}
