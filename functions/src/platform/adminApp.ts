import { initializeApp } from "firebase-admin/app";

/** The project's Admin SDK, with the function's own service account. */
export const adminApp = initializeApp();
