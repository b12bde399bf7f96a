import type { ResourceKey } from "i18next";

/** The texts that the login pages do not need, by path; `texts.ts` has the others. */
export const portalTexts = import.meta.glob<ResourceKey>(
  ["../locales/*/*.json", "!../locales/*/{common,errors,login,mailed,passkeys,phone}.json"],
  { import: "default" },
);
