import { GoogleAuth } from "google-auth-library";

import { Complaint } from "./report.ts";

/** This machine doesn't reach Google's sign-in. */
export class Offline extends Complaint {}

/**
 * Access tokens of the operator, each for as long as it is good. Not by firebase-admin, which finds
 * none in the credentials of people from an organization's workforce pool.
 *
 * @returns asks for a token, and throws a Complaint with one line
 */
export function operatorTokens(projectId: string): () => Promise<string> {
  // Looks for a cloud machine without a request, which would end in a warning on a laptop.
  process.env["METADATA_SERVER_DETECTION"] ??= "bios-only";
  // The library would look for the project itself, with one more request.
  const auth = new GoogleAuth({
    projectId,
    scopes: "https://www.googleapis.com/auth/cloud-platform",
  });
  return async () => {
    try {
      const token = await auth.getAccessToken();
      if (token) return token;
    } catch (error) {
      const code = networkCode(error);
      if (code !== null) {
        throw new Offline(`Google's sign-in can't be reached (${code}). Check the network`);
      }
    }
    throw new Complaint(
      "There are no valid Google credentials. Run `gcloud auth application-default login`",
    );
  };
}

/** Why a request has not reached its server, such as `ENOTFOUND`; null for other errors. */
function networkCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  const isNetwork = /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E(?:NET|HOST)UNREACH|UND_ERR_\w+)$/;
  return isNetwork.test(code) ? code : networkCode(error.cause);
}
