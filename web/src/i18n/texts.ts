import type { Language } from "@salvia/domain/shared/language";
import type { Namespace, ResourceKey } from "i18next";

/** A namespace of texts: one file per language under `locales/`. */
export type TextNamespace = Extract<Namespace, string>;

const files = import.meta.glob<ResourceKey>("../locales/*/*.json", { import: "default" });

/**
 * Loads the texts of one namespace in one language. Each file is a separate chunk, so users load
 * only their own language.
 *
 * @throws Error if there is no such file, which the check of the locales rules out.
 */
export async function loadTexts(
  language: Language,
  namespace: TextNamespace,
): Promise<ResourceKey> {
  const load = files[`../locales/${language}/${namespace}.json`];
  if (load === undefined) throw new Error(`No texts for ${language}/${namespace}`);
  return await load();
}
