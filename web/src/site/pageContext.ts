import type { ContactPage } from "@salvia/domain/site/contact";
import type { Language } from "@salvia/domain/shared/language";

/** Where a piece of a public page stands: the page, and the language it is in. */
export type PageContext = { page: ContactPage; language: Language };
