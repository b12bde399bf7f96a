import type { Feature } from "@salvia/domain/configuration/feature";
import { featuresOff, switchesPath } from "@salvia/domain/configuration/switches";

import type { GoogleApi } from "./googleApi.ts";

/**
 * Stores what the configuration turns off, for the security rules, which can't read variables. What
 * an administrator has turned off stays as it is.
 */
export async function storeFeaturesOff(api: GoogleApi, off: readonly Feature[]): Promise<void> {
  const documents = `projects/${api.project}/databases/(default)/documents`;
  const url = `https://firestore.googleapis.com/v1/${documents}/${switchesPath}`;
  const builtOff = list(featuresOff(off));
  if ((await api.find(url)) !== null) {
    const onlyThat = "updateMask.fieldPaths=builtOff&currentDocument.exists=true";
    await api.patch(`${url}?${onlyThat}`, { fields: { builtOff } });
  } else if (off.length > 0) {
    // Fails, and is repeated, if an administrator turns off the first feature at this moment.
    await api.patch(`${url}?currentDocument.exists=false`, { fields: { off: list([]), builtOff } });
  }
}

/** A list of texts as Firestore's REST API writes it. */
function list(texts: readonly string[]) {
  return { arrayValue: { values: texts.map((stringValue) => ({ stringValue })) } };
}
