import { ownToken } from "../platform/ownToken.ts";

/**
 * Revokes a user's sign-ins from before a moment, with their refresh tokens and cookies. The Admin
 * SDK can only revoke up to now, which would also end the current sign-in.
 *
 * @param signedInAt in seconds since 1970; a sign-in during that second stays valid
 */
export async function endOlderSignIns(uid: string, signedInAt: number): Promise<void> {
  const token = await ownToken(process.env["FIREBASE_AUTH_EMULATOR_HOST"]);
  const response = await fetch(`${service()}/v1/projects/${project()}/accounts:update`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ localId: uid, validSince: String(signedInAt) }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`accounts:update answered ${response.status}`);
}

function service(): string {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const host = "identitytoolkit.googleapis.com";
  return emulator ? `http://${emulator}/${host}` : `https://${host}`;
}

function project(): string {
  const id = process.env["GCLOUD_PROJECT"];
  if (!id) throw new Error("GCLOUD_PROJECT is not set.");
  return id;
}
