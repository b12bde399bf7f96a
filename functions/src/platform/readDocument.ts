import { documentOf, type Found } from "./firestoreValue.ts";
import { ownToken } from "./ownToken.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads one document through Firestore's REST API, so that a short call does not load the whole
 * client for it. Null if there is none.
 *
 * @param path of the document, with its ids encoded for an address
 */
export async function readDocument(
  path: string,
  env: Environment = process.env,
): Promise<Found["data"] | null> {
  const emulator = env["FIRESTORE_EMULATOR_HOST"];
  const base = emulator ? `http://${emulator}` : "https://firestore.googleapis.com";
  const database = `projects/${env["GCLOUD_PROJECT"] ?? ""}/databases/(default)`;
  const response = await fetch(`${base}/v1/${database}/documents/${path}`, {
    headers: { authorization: `Bearer ${await ownToken(emulator)}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 404) {
    await response.arrayBuffer();
    return null;
  }
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return documentOf({ document: await response.json() })?.data ?? null;
}
