import type { ResourceKey } from "i18next";

/**
 * The texts that neither the login pages nor the public pages alone need, by path; `texts.ts` has
 * those of the login pages. Those of the domain are shared with the functions.
 */
export const portalTexts = import.meta.glob<ResourceKey>(
  [
    "../locales/*/*.json",
    "!../locales/*/{common,errors,login,mailed,passkeys,phone}.json",
    "!../locales/*/{businesses,contact,doctors,embedded,glossary,home,individuals}.json",
    "!../locales/*/{legal,members,partners,price,site}.json",
    "../../../domain/src/locales/*/{help,specialties}.json",
  ],
  { import: "default" },
);
