import { languages, type Language } from "@salvia/domain/shared/language";

import { offerAttribute } from "./offerAttribute.ts";

/** In the language that is offered, which is not that of the page. */
export const offerWords: Readonly<Record<Language, { view: string; close: string }>> = {
  en: { view: "View this page in English", close: "Close" },
  es: { view: "Ver esta página en español", close: "Cerrar" },
  pt: { view: "Ver esta página em português", close: "Fechar" },
  fr: { view: "Voir cette page en français", close: "Fermer" },
};

/** Matches the line in the language that the head script has found, in each language alike. */
const offered = languages
  .map((each) => `html[${offerAttribute}="${each}"] &[data-language-offer="${each}"]`)
  .join(", ");

/** A line that offers another language above the page. The head script shows the right one. */
export const offerStyles = {
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: 2,
  px: 2,
  backgroundColor: "tint",
  [offered]: { display: "flex" },
};

export const offerLinkStyles = { color: "primary.main", fontWeight: 600, py: 1.25 };

export const offerCloseStyles = {
  minHeight: 44,
  px: 2,
  border: 0,
  borderRadius: 999,
  background: "none",
  font: "inherit",
  color: "text.secondary",
  cursor: "pointer",
  "&:hover": { backgroundColor: "background.paper" },
};
