import { initialLanguage, type Language } from "@salvia/domain/shared/language";

import { brand } from "@salvia/domain/site/brand";
import { savedLanguage } from "../i18n/languageStorage.ts";

/** Replaces the whole portal when even its texts fail to load. */
export function LastResort() {
  const language = initialLanguage({ saved: savedLanguage(), browser: navigator.languages });
  return (
    <main lang={language} style={{ padding: "10vh 24px", textAlign: "center" }}>
      <h1>{brand.name}</h1>
      <p>{sentences[language].failed}</p>
      <button type="button" onClick={() => location.reload()}>
        {sentences[language].reload}
      </button>
    </main>
  );
}

// Defined here because the files under locales/ may be unavailable.
const sentences: Readonly<Record<Language, { failed: string; reload: string }>> = {
  en: { failed: "The page could not be loaded.", reload: "Load it again" },
  es: { failed: "No se pudo cargar la página.", reload: "Volver a cargar" },
  pt: { failed: "Não foi possível carregar a página.", reload: "Recarregar" },
  fr: { failed: "La page n’a pas pu être chargée.", reload: "Recharger" },
};
