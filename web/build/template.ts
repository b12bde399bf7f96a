import type { Language } from "@salvia/domain/shared/language";

import type { TemplateMarkup } from "../src/site/prerender.tsx";

/** Fills in one of the templates, such as login.html, with a language and markup. */
export function fillTemplate(template: string, language: Language, markup: TemplateMarkup): string {
  const parts = [
    ['<html lang="en">', `<html lang="${language}">`],
    ["<!--head-->", markup.head],
    ["<!--noscript-->", markup.noScript],
    ["<!--failed-->", markup.loadFailed],
    ["<!--painted-->", markup.painted?.html ?? ""],
  ] as const;
  return parts.reduce((filled, [mark, text]) => put(filled, mark, text), template);
}

function put(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The template has no ${mark}`);
  return template.replace(mark, () => text);
}
