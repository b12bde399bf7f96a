import type { Language } from "@salvia/domain/languages";

import type { TemplateMarkup } from "../src/site/prerender.tsx";

/** Fills login.html or portal.html with what the template lacks. */
export function fillTemplate(template: string, language: Language, markup: TemplateMarkup): string {
  return put(
    put(put(template, '<html lang="en">', `<html lang="${language}">`), "<!--head-->", markup.head),
    "<!--noscript-->",
    markup.noScript,
  );
}

function put(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The template has no ${mark}`);
  return template.replace(mark, () => text);
}
