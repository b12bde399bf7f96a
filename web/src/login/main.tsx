import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";
import { hydrateRoot } from "react-dom/client";

import { loadTranslator } from "../i18n/loadTranslator.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";

guardRestoredPage();

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

// The form stands there already, painted at build time: what takes it over has to say the same.
const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
hydrateRoot(root, <LoginRoot spoken={await loadTranslator(language, loginNamespaces)} />);
