import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { loadUntilThere } from "../lib/loadUntilThere.ts";
import { loadTexts, type TextNamespace } from "./texts.ts";
import { useLanguage } from "./useLanguage.ts";

interface MoreTextsProps {
  namespaces: readonly TextNamespace[];
  /** What stands here until they have arrived. */
  fallback?: ReactNode;
  /** Tries until they are there, for what stands beside a page and must not take it down. */
  persistent?: boolean;
  children: ReactNode;
}

/**
 * Loads the texts of a view that not everyone opens, in the language of the page, before the view is
 * shown. Texts that cannot be loaded are an error for the nearest boundary.
 */
export function NamespaceLoader({
  namespaces,
  fallback = null,
  persistent = false,
  children,
}: MoreTextsProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Callers write the list in place: its text is what tells whether it has changed.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list stands for `missing`
  }, [i18n, language, missingList, persistent]);

  if (failure !== null) throw failure;
  return missing.length > 0 ? fallback : children;
}
