import { initializeApp, type FirebaseApp } from "firebase/app";

import { firebaseConfig, type FirebaseConfig } from "./config.ts";

/** The Firebase app of this document, created on first use. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(configured().web);
  return app;
}

/** The ports of the emulators this build talks to, or null in production. */
export function emulators(): FirebaseConfig["emulators"] {
  return configured().emulators;
}

let app: FirebaseApp | undefined;
let config: FirebaseConfig | undefined;

function configured(): FirebaseConfig {
  config ??= firebaseConfig(import.meta.env);
  return config;
}
