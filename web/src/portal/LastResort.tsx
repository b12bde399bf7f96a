import { initialLanguage, type Language } from "@salvia/domain/shared/language";

import { brand } from "@salvia/domain/site/brand";
import { savedLanguage } from "../i18n/languageStorage.ts";

/** Stands in for the whole portal where not even its texts could be loaded. */
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

// Here and not under locales/: it is those files that may be out of reach.
const sentences: Readonly<Record<Language, { failed: string; reload: string }>> = {
  en: { failed: "The page could not be loaded.", reload: "Load it again" },
  es: { failed: "No se pudo cargar la página.", reload: "Volver a cargar" },
  pt: { failed: "Não foi possível carregar a página.", reload: "Recarregar" },
  fr: { failed: "La page n’a pas pu être chargée.", reload: "Recharger" },
};
