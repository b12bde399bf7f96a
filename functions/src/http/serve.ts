import * as logger from "firebase-functions/logger";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";

import { region } from "../region.ts";
import { answerCall } from "./answerCall.ts";
import { demandsAppCheck } from "./appCheck.ts";
import { receivedHeader } from "./rawBodies.ts";
import type { Route } from "./route.ts";
import { siteOrigins } from "./siteOrigins.ts";

/** An HTTPS function that answers the given calls. */
export function serve(routes: readonly Route[]): HttpsFunction {
  const isOurs = siteOrigins(process.env);
  const verifyApp = demandsAppCheck(process.env) ? appVerifier : null;
  // The emulator would ask the cloud for a secret, which it has no use for.
  const secrets = process.env["FUNCTIONS_EMULATOR"] === "true" ? [] : ["IDENTITY_SECRET"];
  const options = { region, memory: "256MiB", timeoutSeconds: 30, secrets } as const;
  return onRequest(options, async (request, response) => {
    const call = {
      method: request.method,
      path: request.path,
      header: (name: string) => receivedHeader(request, name),
      // A request without a body never reaches the parser that sets this, whatever its type says.
      body: request.rawBody ?? new Uint8Array(),
      now: new Date(),
    };
    const { status, headers, body } = await answerCall(routes, call, {
      isOurs,
      verifyApp,
      logFailure: (name, details) => logger.write({ ...details, severity: "ERROR", message: name }),
    });
    response.status(status).set(headers);
    if (typeof body === "string") response.type("html").send(body);
    else response.json(body);
  });
}

/** Loaded at the first call: where App Check is off, a cold start does not pay for it. */
async function appVerifier(token: string | undefined): Promise<void> {
  const { verifyApp } = await import("./verifyApp.ts");
  await verifyApp(token);
}
