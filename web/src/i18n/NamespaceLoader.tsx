import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { loadUntilThere } from "../lib/loadUntilThere.ts";
import { loadTexts, type TextNamespace } from "./texts.ts";
import { useLanguage } from "./useLanguage.ts";

interface NamespaceLoaderProps {
  namespaces: readonly TextNamespace[];
  /** Shown until the texts have loaded. */
  fallback?: ReactNode;
  /** Retries until the texts load, for parts beside a page that must not break the page. */
  persistent?: boolean;
  children: ReactNode;
}

/**
 * Loads the texts of a less common view, in the page's language, before rendering it. A failure to
 * load throws to the nearest error boundary.
 */
export function NamespaceLoader({
  namespaces,
  fallback = null,
  persistent = false,
  children,
}: NamespaceLoaderProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Callers pass a new array on every render, so compare the list by its text.
  const missingList = missing.join(" ");
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    async function load() {
      try {
        await Promise.all(
          missing.map(async (namespace) => {
            const fetched = () => loadTexts(language, namespace);
            const texts = await (persistent ? loadUntilThere(fetched) : fetched());
            i18n.addResourceBundle(language, namespace, texts);
          }),
        );
        if (current) setArrived((count) => count + 1);
      } catch (error) {
        if (current) setFailure(error);
      }
    }
    if (missing.length > 0) void load();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `missingList` covers `missing`
  }, [i18n, language, missingList, persistent]);

  if (failure !== null) throw failure;
  return missing.length > 0 ? fallback : children;
}
