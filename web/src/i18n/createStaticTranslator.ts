import type { Language } from "@salvia/domain/shared/language";
import type { i18n, ResourceKey } from "i18next";

import { textsPath, type TextNamespace } from "./texts.ts";
import { createTranslator, type Texts } from "./translator.ts";

// Loads everything eagerly; this runs only at build time and is not shipped.
const files = import.meta.glob<ResourceKey>(
  ["../locales/*/*.json", "../../../domain/src/locales/*/specialties.json"],
  { eager: true, import: "default" },
);

/** A translator with the texts of some namespaces, for rendering at build time. */
export function createStaticTranslator(
  language: Language,
  namespaces: readonly TextNamespace[],
): i18n {
  return createTranslator(language, textsIn(language, namespaces));
}

function textsIn(language: Language, namespaces: readonly TextNamespace[]): Texts {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const texts = files[textsPath(language, namespace)];
      if (texts === undefined) throw new Error(`No texts for ${language}/${namespace}`);
      return [namespace, texts];
    }),
  );
}
