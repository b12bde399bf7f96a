import type { ContactPage } from "@salvia/domain/contact";
import type { Language } from "@salvia/domain/languages";

/** Where a piece of a public page stands: the page, and the language it is in. */
export type PagePlace = { page: ContactPage; language: Language };
