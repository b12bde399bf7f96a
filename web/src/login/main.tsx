import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";

import { openDocument } from "../firebase/openDocument.tsx";
import { loadTranslator } from "../i18n/translator.ts";
import { laterSession } from "../session/laterSession.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";

// The form was rendered at build time, so hydration must use the same language.
const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
// Loads beside the texts. Many users are still typing when it arrives.
const session = laterSession(
  import("../session/browserSession.ts").then(({ browserSession }) => browserSession()),
);
const spoken = await loadTranslator(language, loginNamespaces);
// A hidden document is about to be replaced with that of another language.
if (!document.documentElement.hidden)
  openDocument(<LoginRoot spoken={spoken} session={session} />, true);
