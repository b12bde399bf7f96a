import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";

import { loadTexts } from "../../../i18n/texts.ts";

/** Loads the lead page and its texts in parallel. */
export async function loadLeadPage() {
  const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
  const [{ LeadPage }] = await Promise.all([
    import("./LeadPage.tsx"),
    loadTexts(language, "leadPage"),
  ]);
  return LeadPage;
}
