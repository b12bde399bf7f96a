import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";

import { loadTexts } from "../../i18n/texts.ts";

/** Loads the page of one lead, and beside it the texts that it would ask for next. */
export async function loadLeadPage() {
  const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
  const [{ LeadPage }] = await Promise.all([
    import("./LeadPage.tsx"),
    loadTexts(language, "leadPage"),
  ]);
  return LeadPage;
}
