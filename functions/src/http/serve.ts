import * as logger from "firebase-functions/logger";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";

import { region } from "../region.ts";
import { answerCall } from "./answerCall.ts";
import { demandsAppCheck } from "./appCheck.ts";
import { crossOriginHeaders } from "./crossOrigin.ts";
import { receivedHeader } from "./rawBodies.ts";
import type { Route } from "./route.ts";
import { isStream, sendLines } from "./sendLines.ts";
import { siteOrigins } from "./siteOrigins.ts";
import { withoutContents } from "./withoutContents.ts";

/** What a function has that not all of them have. */
type Own = {
  /** Called by our pages at the function's own address, and not through Hosting. */
  atOwnAddress?: boolean;
  memory?: "256MiB" | "512MiB";
  timeoutSeconds?: number;
  /** Beside the one that all have. */
  secrets?: readonly string[];
};

/** An HTTPS function that answers the given calls. */
export function serve(routes: readonly Route[], own: Own = {}): HttpsFunction {
  const { atOwnAddress = false, memory = "256MiB", timeoutSeconds = 30 } = own;
  const isOurs = siteOrigins(process.env);
  const verifyApp = demandsAppCheck(process.env) ? appVerifier : null;
  // The emulator would ask the cloud for a secret, which it has no use for.
  const isEmulated = process.env["FUNCTIONS_EMULATOR"] === "true";
  const secrets = isEmulated ? [] : ["IDENTITY_SECRET", ...(own.secrets ?? [])];
  const options = { region, memory, timeoutSeconds, secrets } as const;
  return onRequest(options, async (request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const call = {
      method: request.method,
      path: request.path,
      // Another site than the page's own it is in any case: there the origin alone tells.
      header: (name: string) =>
        atOwnAddress && name === "sec-fetch-site" ? undefined : receivedHeader(request, name),
      // A request without a body never reaches the parser that sets this, whatever its type says.
      body: request.rawBody ?? new Uint8Array(),
      now: new Date(),
      gone: gone.signal,
    };
    if (atOwnAddress) {
      response.set(crossOriginHeaders(call, isOurs));
      if (call.method === "OPTIONS") {
        response.status(204).end();
        return;
      }
    }
    const { status, headers, body } = await answerCall(routes, call, {
      isOurs,
      verifyApp,
      logFailure,
    });
    response.status(status).set(headers);
    if (isStream(body)) {
      await sendLines(response, body, (error) =>
        logFailure("answer broken off", { path: call.path, ...withoutContents(error) }),
      );
    } else if (typeof body === "string") response.type("html").send(body);
    else response.json(body);
  });
}

function logFailure(name: string, details: Record<string, unknown>): void {
  logger.write({ ...details, severity: "ERROR", message: name });
}

/** Loaded at the first call: where App Check is off, a cold start does not pay for it. */
async function appVerifier(token: string | undefined): Promise<void> {
  const { verifyApp } = await import("./verifyApp.ts");
  await verifyApp(token);
}
