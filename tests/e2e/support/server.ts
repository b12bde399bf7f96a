import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

// The emulators need no credentials, so the SDK skips looking for a cloud metadata server.
process.env["METADATA_SERVER_DETECTION"] ??= "none";
// Playwright also loads this to list the tests, without emulators.
const projectId = process.env["GCLOUD_PROJECT"] ?? "none";
export const [app = initializeApp({ projectId })] = getApps();
/** Admin access past the rules, for tests to prepare data and check results. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
