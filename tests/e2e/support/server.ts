import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { emulators } from "../../emulators.ts";

// The emulators need no credentials, so the SDK skips looking for a cloud metadata server.
process.env["METADATA_SERVER_DETECTION"] ??= "none";
export const [app = initializeApp({ projectId: emulators.project })] = getApps();
/** Admin access past the rules, for tests to prepare data and check results. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
