import type { Language } from "@salvia/domain/shared/language";
import type { Namespace, ResourceKey } from "i18next";

/** A namespace of texts: one file per language under `locales/`. */
export type TextNamespace = Extract<Namespace, string>;

/** The texts of the login pages, whose script must not carry the addresses of all others. */
const loginTexts = import.meta.glob<ResourceKey>(
  "../locales/*/{common,errors,login,mailed,passkeys,phone}.json",
  { import: "default" },
);

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
  const path = textsPath(language, namespace);
  // Part of the portal's own script; see portal/main.tsx.
  const load = loginTexts[path] ?? (await import("./portalTexts.ts")).portalTexts[path];
  if (load === undefined) throw new Error(`No texts for ${language}/${namespace}`);
  return await load();
}

/** Where a namespace has its texts in a language. Specialties and the help are shared with the server. */
export function textsPath(language: Language, namespace: TextNamespace): string {
  const isShared = namespace === "specialties" || namespace === "help";
  const folder = isShared ? "../../../domain/src/locales" : "../locales";
  return `${folder}/${language}/${namespace}.json`;
}
