import type { Language } from "@salvia/domain/shared/language";

import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";
import { renderForHydration, type Painted } from "../lib/renderStatic.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";

/** This module, as the build loads it. */
export interface LoginPrerender {
  paintedLogin: typeof paintedLogin;
}

/** The login page in a language as it stands before its script runs, and the styles it needs. */
export function paintedLogin(language: Language): Painted {
  const translator = createStaticTranslator(language, loginNamespaces);
  return renderForHydration(<LoginRoot spoken={{ language, translator }} />);
}
