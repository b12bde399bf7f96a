import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { vi } from "vitest";

import { emulators } from "../../emulators.ts";
import { secondsAgo } from "../support/accounts.ts";
import { installAlone, serveAuth } from "./cloud.ts";
import { startGoogle } from "./googleServer.ts";
import { appKey, google, publicKey, signed } from "./googleTokens.ts";
import { claimsOf } from "../support/tokens.ts";

const project = "salvia-production";

/** A project separate from the emulators', and the issuer of its session cookies. */
export const production = {
  project,
  session: { iss: `https://session.firebase.google.com/${project}` },
} as const;

/**
 * Serves the function `auth` as the cloud does: installed alone, with the Admin SDK's production
 * verifiers and a stand-in for Google.
 *
 * @param environment of the function, beyond that of every deployment
 */
export async function startProduction(environment: Record<string, string> = {}) {
  // The bundle refuses to load without a configuration, in the test's own process too.
  for (const [name, value] of Object.entries(exampleValues)) vi.stubEnv(name, value);
  const cloud = await installAlone();
  const standIn = await startGoogle({ current: publicKey }, [appKey], (idToken, lifetime) => {
    const times = { iat: secondsAgo(0), exp: secondsAgo(-lifetime) };
    return signed({ ...claimsOf(idToken), ...production.session, ...times });
  });
  const serviceAccount = {
    type: "service_account",
    project_id: project,
    client_email: `functions@${project}.iam.gserviceaccount.com`,
    private_key: google.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const server = await serveAuth(cloud.folder, serviceAccount, {
    GCLOUD_PROJECT: project,
    ...exampleValues,
    SITE_ORIGIN: `https://${project}.web.app`,
    IDENTITY_SECRET: "of the test, and longer than it needs to be",
    GOOGLE_STAND_IN_PORT: String(standIn.port),
    FIRESTORE_EMULATOR_HOST: emulators.firestore,
    ...environment,
  });
  const stop = async () => {
    vi.unstubAllEnvs();
    await server.stop();
    standIn.stop();
  };
  return { cloud, standIn, server, stop };
}
