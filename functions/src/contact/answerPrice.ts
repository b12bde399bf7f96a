import { languageOfTag, defaultLanguage } from "@salvia/domain/shared/language";
import { contactPagePath } from "@salvia/domain/lead/contact";

import { Refusal } from "../http/refusal.ts";
import type { HttpRequest, PageReply } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { isFormType } from "./contactBody.ts";
import { fillPrice } from "./fillPrice.ts";
import { pageOfOrigin } from "./pageOfOrigin.ts";
import { pageOrNull } from "./publishedPage.ts";
import { priceNotice, siteAway } from "./refusalNotice.ts";

/**
 * Answers the price form of a browser without script: the price page with the prices, or with the
 * problems of the answers. It stores and logs nothing.
 */
export async function answerPrice(call: HttpRequest): Promise<PageReply> {
  await countRequest("price", call, null);
  if (!isFormType(call)) throw new Refusal("unsupported-media-type");
  const fields = new URLSearchParams(new TextDecoder().decode(call.body));
  const language = languageOfTag(fields.get("language") ?? "") ?? defaultLanguage;
  const page = await pageOrNull(contactPagePath("price", language));
  if (page === null) return priceNotice(siteAway, language);
  const filled = fillPrice(page.html, fields, call.now);
  return { status: filled.isPriced ? 200 : 422, html: filled.html, headers: page.headers };
}

/** Leads a visitor who opens the form's post address to the form. */
export function priceFormUrl(call: Pick<HttpRequest, "header">): PageReply {
  return { location: contactPagePath("price", pageOfOrigin(call).language) };
}

/** Says why there is no price, on a small page. */
export function refusedPrice(call: HttpRequest, refusal: Refusal): PageReply {
  return priceNotice(refusal, pageOfOrigin(call).language);
}
