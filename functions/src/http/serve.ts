import * as logger from "firebase-functions/logger";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";

import { region } from "../region.ts";
import { answerCall } from "./answerCall.ts";
import { receivedHeader } from "./rawBodies.ts";
import type { Route } from "./route.ts";
import { siteOrigins } from "./siteOrigins.ts";

/** An HTTPS function that answers the given calls. */
export function serve(routes: readonly Route[]): HttpsFunction {
  const isOurs = siteOrigins(process.env);
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
      logFailure: (name, details) => logger.write({ ...details, severity: "ERROR", message: name }),
    });
    response.status(status).set(headers).json(body);
  });
}
