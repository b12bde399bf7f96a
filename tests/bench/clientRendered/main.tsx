/**
 * The home page as a typical client-rendered app, for comparison: the same component, with React,
 * MUI, Emotion, i18next, and Firebase's Authentication and Firestore in the browser. It is lighter
 * than most: one language, no router, no state library.
 */
import { initializeApp } from "firebase/app";
import { getAuth, onAuthStateChanged, type User } from "firebase/auth";
import { getFirestore } from "firebase/firestore";
import { createInstance } from "i18next";
import { StrictMode, useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";

import { brand } from "../../../domain/src/site/brand.ts";
import common from "../../../web/src/locales/en/common.json";
import contact from "../../../web/src/locales/en/contact.json";
import home from "../../../web/src/locales/en/home.json";
import plans from "../../../web/src/locales/en/plans.json";
import site from "../../../web/src/locales/en/site.json";
import { HomePage } from "../../../web/src/site/pages/HomePage.tsx";
import { SitePage } from "../../../web/src/site/layout/SitePage.tsx";
import { SiteRoot } from "../../../web/src/site/layout/SiteRoot.tsx";

const app = initializeApp({ apiKey: "bench", projectId: "demo-bench", appId: "bench" });
const auth = getAuth(app);
getFirestore(app);

const i18next = createInstance();
await i18next.use(initReactI18next).init({
  lng: "en",
  resources: { en: { common, contact, home, plans, site } },
  defaultNS: "common",
  interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
});

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");
createRoot(root).render(
  <StrictMode>
    <SiteRoot translator={i18next}>
      <KnowsUser>
        <SitePage language="en" path="/">
          <HomePage place={{ page: "home", language: "en" }} />
        </SitePage>
      </KnowsUser>
    </SiteRoot>
  </StrictMode>,
);

/** Subscribes to the signed-in user, as every such app does, without waiting for the answer. */
function KnowsUser({ children }: { children: ReactNode }) {
  const [, setUser] = useState<User | null>(null);
  useEffect(() => onAuthStateChanged(auth, setUser), []);
  return children;
}
