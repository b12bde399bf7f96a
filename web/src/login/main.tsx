import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";
import { hydrateRoot } from "react-dom/client";

import { loadTranslator } from "../i18n/translator.ts";
import { watchForProblems } from "../firebase/problems.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";

guardRestoredPage();
watchForProblems();

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

// The form was rendered at build time, so hydration must use the same language.
const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
hydrateRoot(root, <LoginRoot spoken={await loadTranslator(language, loginNamespaces)} />);
