import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { emulators } from "../emulators.ts";

// The emulators ask for no credentials; the SDK need not look for a cloud machine's.
process.env["METADATA_SERVER_DETECTION"] ??= "none";
export const [app = initializeApp({ projectId: emulators.project })] = getApps();
/** What the server knows, past all rules: tests prepare it, and look at what became of it. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
