import { contactSentPath } from "@salvia/domain/lead/contact";
import { languages, type Language } from "@salvia/domain/shared/language";
import { doctorsFramePath, homePath, publicPages, publicPath } from "@salvia/domain/site/paths";

/** A page as visitors know it, in every language. */
type PageKind = {
  readonly pathIn: (language: Language) => string;
  /** Whether search engines may index it. */
  readonly isListed: boolean;
};

const missing = "/nothing";

/** Every kind of public page: those in the menus, the confirmation of a form, and the 404 page. */
export const pageKinds: readonly PageKind[] = [
  ...publicPages.map((page) => ({
    // No function fills in the page of doctors here.
    pathIn:
      page === "doctors" ? doctorsFramePath : (language: Language) => publicPath(page, language),
    isListed: page !== "doctors",
  })),
  { pathIn: contactSentPath, isListed: false },
  { pathIn: (language) => homePath(language).replace(/\/$/, "") + missing, isListed: false },
];

/** Every kind of page once, and every language at least twice. */
export const samples = pageKinds.map(({ pathIn, isListed }, index) => {
  const path = pathIn(languages[index % languages.length] ?? "en");
  return { path, isListed, isMissing: path.endsWith(missing) };
});
