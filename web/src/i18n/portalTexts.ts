import type { ResourceKey } from "i18next";

/**
 * The texts that the login pages do not need, by path; `texts.ts` has the others. Those of the domain
 * are shared with the functions.
 */
export const portalTexts = import.meta.glob<ResourceKey>(
  [
    "../locales/*/*.json",
    "!../locales/*/{common,errors,login,mailed,passkeys,phone}.json",
    "../../../domain/src/locales/*/{help,specialties}.json",
  ],
  { import: "default" },
);
