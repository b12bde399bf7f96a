import { attestedFetch } from "./appCheck/appCheck.ts";
import { emulators, firebaseApp } from "./app.ts";

/**
 * Writes text fields of an existing document in a way that outlives the page: one REST commit with
 * `keepalive`, for page unload, when the SDK has no time left.
 *
 * @param path of the document, such as `visits/abc`
 * @param times the fields that get the server's time
 * @throws if the server is unreachable; a refusal by the rules is ignored
 */
export async function unloadWrite(
  path: string,
  fields: Readonly<Record<string, string>>,
  idToken: string,
  times: readonly string[] = [],
): Promise<void> {
  const { origin, documents } = firestoreRest();
  const write = {
    update: {
      name: `${documents}/${path}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]),
      ),
    },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    currentDocument: { exists: true },
  };
  await attestedFetch(`${origin}/v1/${documents}:commit`, {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ writes: [write] }),
  });
}

function firestoreRest() {
  const project = firebaseApp().options.projectId ?? "";
  const ports = emulators();
  return {
    origin:
      ports === null ? "https://firestore.googleapis.com" : `http://localhost:${ports.firestore}`,
    documents: `projects/${project}/databases/(default)/documents`,
  };
}
