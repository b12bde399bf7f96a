import type { ContactPage } from "@salvia/domain/site/contact";
import type { Language } from "@salvia/domain/shared/language";

/** The page and language that a part of a public page belongs to. */
export type PageContext = { page: ContactPage; language: Language };
