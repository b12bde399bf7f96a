import type { Plugin } from "vite";

import { firestoreModule } from "./stripUnused.ts";

/**
 * For builds that speak to emulators: Google's may end a snapshot before it sends a change that
 * belongs to it. Firestore then takes a document that was just created for one that was deleted
 * later, and ignores the document until the page is loaded again (firebase-tools issue 3867). Here
 * a document that is missing has no version, so that whatever comes is newer.
 */
export function acceptLateChanges(): Plugin {
  return {
    name: "salvia:late-changes",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!firestoreModule.test(id)) return null;
      if (!missing.test(code)) {
        this.error("Firestore has changed: look at web/build/acceptLateChanges.ts.");
      }
      return { code: code.replace(missing, "$1SnapshotVersion.min()"), map: null };
    },
  };
}

/** Where the SDK concludes from a snapshot that the document of a target is missing. */
const missing =
  /(this\.\w+\((\w+)\)\.has\((\w+)\) \|\| this\.\w+\(\3, \2\) \|\| this\.\w+\(\3, \2, MutableDocument\.newNoDocument\(\2, )\w+(?=\))/;
