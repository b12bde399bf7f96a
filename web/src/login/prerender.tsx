import type { Language } from "@salvia/domain/shared/language";

import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";
import { laterSession } from "../session/laterSession.ts";
import { renderForHydration, type Painted } from "../lib/renderStatic.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";

/** The exports of this module, as loaded by the build. */
export interface LoginPrerender {
  paintedLogin: typeof paintedLogin;
}

/** The login page in a language before its script runs, with the styles it needs. */
export function paintedLogin(language: Language): Painted {
  const translator = createStaticTranslator(language, loginNamespaces);
  const session = laterSession(new Promise(() => {}));
  return renderForHydration(<LoginRoot spoken={{ language, translator }} session={session} />);
}
