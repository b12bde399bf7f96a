import { contactSentPath } from "@salvia/domain/lead/contact";
import { languages, type Language } from "@salvia/domain/shared/language";
import { homePath, publicPages, publicPath } from "@salvia/domain/site/paths";

/** A page as visitors know it, in every language. */
export type PageKind = {
  readonly name: string;
  readonly pathIn: (language: Language) => string;
  /** Whether search engines may index it. */
  readonly isListed: boolean;
};

/** Every kind of public page: those in the menus, the confirmation of a form, and the 404 page. */
export const pageKinds: readonly PageKind[] = [
  ...publicPages.map((page) => ({
    name: page,
    pathIn: (language: Language) => publicPath(page, language),
    isListed: true,
  })),
  { name: "contact-sent", pathIn: contactSentPath, isListed: false },
  {
    name: "404",
    pathIn: (language) => `${homePath(language).replace(/\/$/, "")}/nothing`,
    isListed: false,
  },
];

/** Every kind of page once, and every language at least twice. */
export const samples: readonly { readonly kind: PageKind; readonly path: string }[] = pageKinds.map(
  (kind, index) => ({ kind, path: kind.pathIn(languages[index % languages.length] ?? "en") }),
);
