import { defaultLanguage, initialLanguage, languageOfTag } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { savedLanguage } from "../i18n/languageStorage.ts";
import { pathInLanguage } from "../i18n/pagePath.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { loadFailedTexts } from "../lib/loadFailed.ts";
import type { Failure } from "./clientError.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { watchForProblems } from "./problems.ts";

/**
 * Opens the page of a document. Whatever fails in it, even its texts, leaves a sentence and ways on.
 *
 * @param painted whether the document has the page already, from the build
 */
export function openDocument(page: ReactNode, painted = false): void {
  guardRestoredPage();
  watchForProblems();
  const root = document.getElementById("root");
  if (root === null) throw new Error("The document has no #root");
  const whole = (
    <StrictMode>
      <ErrorBoundary fallback={lastResort}>{page}</ErrorBoundary>
    </StrictMode>
  );
  if (painted) hydrateRoot(root, whole);
  else createRoot(root).render(whole);
}

function lastResort({ id }: Failure) {
  const page = languageOfTag(document.documentElement.lang);
  const language = initialLanguage({
    // The portal's document says the default language until its texts are there.
    page: page === defaultLanguage ? null : page,
    saved: savedLanguage(),
    browser: navigator.languages,
  });
  const texts = loadFailedTexts[language];
  return (
    <main lang={language} style={{ padding: "10vh 24px", textAlign: "center" }}>
      <h1>{brand.name}</h1>
      <p role="alert">{id === null ? texts.failed : `${texts.stopped} (${id})`}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </p>
      <p>
        <a href={pathInLanguage("/", language)}>{texts.home}</a>
      </p>
      <p>
        <a href={brand.phone.href}>{`${texts.call} ${brand.phone.display}`}</a>
      </p>
    </main>
  );
}
