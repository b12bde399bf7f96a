import { contactPagePath, contactPages, type ContactPage } from "@salvia/domain/lead/contact";
import { initialLanguage, languages, type Language } from "@salvia/domain/shared/language";

import type { HttpRequest, PageReply } from "../http/route.ts";

/**
 * The page that a post came from, according to the browser's headers; if unknown, the home page in
 * the browser's preferred language.
 */
export function pageOfOrigin({ header }: Pick<HttpRequest, "header">): {
  page: ContactPage;
  language: Language;
} {
  const path = URL.parse(header("referer") ?? "")?.pathname;
  for (const page of contactPages) {
    const language = languages.find((each) => contactPagePath(page, each) === path);
    if (language !== undefined) return { page, language };
  }
  const preferred = (header("accept-language") ?? "").split(",").map(tagOf);
  return { page: "home", language: initialLanguage({ browser: preferred }) };
}

/** Drops the weight of `pt-BR;q=0.8`, because browsers list preferred languages first. */
function tagOf(entry: string): string {
  return entry.split(";", 1)[0]?.trim() ?? "";
}

/**
 * Redirects a user who opens the form's post address to the form: on the page they came from, or on
 * the home page in their language.
 */
export function contactFormUrl(call: Pick<HttpRequest, "header">): PageReply {
  const { page, language } = pageOfOrigin(call);
  return { location: `${contactPagePath(page, language)}#contact` };
}
