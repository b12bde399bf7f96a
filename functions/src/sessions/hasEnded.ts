import { collections } from "@salvia/domain/shared/collections";
import { revocationSchema } from "@salvia/domain/account/revocation";

import { documentOf } from "../firestoreValue.ts";
import type { SignIn } from "../auth/sessionDecision.ts";
import { ownToken } from "../settings/ownToken.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a sign-in was signed out although Authentication still accepts its tokens. Reads
 * `revocations/{uid}` through Firestore's REST API, so that a session renewal does not load the
 * whole client for one document.
 */
export async function hasEnded(
  { uid, signedInAt }: Pick<SignIn, "uid" | "signedInAt">,
  env: Environment = process.env,
): Promise<boolean> {
  const emulator = env["FIRESTORE_EMULATOR_HOST"];
  const base = emulator ? `http://${emulator}` : "https://firestore.googleapis.com";
  const database = `projects/${env["GCLOUD_PROJECT"] ?? ""}/databases/(default)`;
  const path = `${collections.revocations}/${encodeURIComponent(uid)}`;
  const response = await fetch(`${base}/v1/${database}/documents/${path}`, {
    headers: { authorization: `Bearer ${await ownToken(emulator)}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 404) {
    await response.arrayBuffer();
    return false;
  }
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const { endedSignIns } = revocationSchema.parse(
    documentOf({ document: await response.json() })?.data,
  );
  return Object.hasOwn(endedSignIns, String(signedInAt));
}
