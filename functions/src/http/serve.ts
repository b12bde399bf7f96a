import type { SecretName } from "@salvia/domain/configuration/secrets";
import * as logger from "firebase-functions/logger";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";

import { clientAddress } from "./clientAddress.ts";
import { isEmulated } from "../settings/environment.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { handleRequest } from "./handleRequest.ts";
import { demandsAppCheck, verifyApp } from "./appCheck.ts";
import { crossOriginHeaders, siteOrigins } from "./origin.ts";
import { keepBodiesRaw, readBody, receivedHeader } from "./rawBodies.ts";
import type { Route } from "./route.ts";
import { isStream, sendLines } from "./sendLines.ts";
import { withoutContents } from "./withoutContents.ts";

/** The options that differ between functions. */
type Own = {
  /** The maximum number of instances; each handles 80 concurrent calls. */
  maxInstances: number;
  /** The number of instances that always run; 0 by default. */
  minInstances?: number;
  /** Whether pages call the function at its own address instead of through Hosting. */
  atOwnAddress?: boolean;
  memory?: "256MiB" | "512MiB";
  timeoutSeconds?: number;
  /** In addition to the secret that all functions have. */
  secrets?: readonly SecretName[];
};

/**
 * An HTTPS function that serves the given routes.
 *
 * @param name under which it is deployed
 */
export function serve(name: string, routes: readonly Route[], own: Own): HttpsFunction {
  const {
    atOwnAddress = false,
    maxInstances,
    minInstances = 0,
    memory = "256MiB",
    timeoutSeconds = 30,
  } = own;
  keepBodiesRaw(name);
  const isOurs = siteOrigins();
  const appVerifier = demandsAppCheck() ? verifyApp : null;
  // The emulator would fetch secrets from the cloud, and needs none.
  const secrets = isEmulated() ? [] : ["IDENTITY_SECRET", ...(own.secrets ?? [])];
  const options = { maxInstances, minInstances, memory, timeoutSeconds, secrets };
  return onRequest(options, async (request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const call = {
      // The same answer; Node leaves the body out.
      method: request.method === "HEAD" ? "GET" : request.method,
      path: request.path,
      query: (parameter: string) =>
        URL.parse(request.url, anyOrigin)?.searchParams.get(parameter) ?? null,
      // The function's own address is always cross-site, so only `Origin` is checked there.
      header: (header: string) =>
        atOwnAddress && header === "sec-fetch-site" ? undefined : receivedHeader(request, header),
      readBody: (maxBytes: number) => readBody(request, maxBytes),
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
    const { status, headers, body } = await handleRequest(routes, call, {
      isOurs,
      verifyApp: appVerifier,
      logFailure,
      logRefusal(line, details) {
        // A stable pseudonym of the client that does not reveal its address.
        const client = keyedHash("log", clientAddress(call).client).slice(0, 16);
        logger.write({ ...details, client, severity: "WARNING", message: line });
      },
    });
    response.status(status).set(headers);
    if (isStream(body)) {
      await sendLines(response, body, (error) =>
        logFailure("answer broken off", { path: call.path, ...withoutContents(error) }),
      );
    } else if (typeof body === "string") {
      if (!("Content-Type" in headers)) response.type("html");
      response.send(body);
    } else response.json(body);
  });
}

/** Completes the path of a request to an address that can be parsed. */
const anyOrigin = "http://localhost";

function logFailure(name: string, details: Record<string, unknown>): void {
  logger.write({ ...details, severity: "ERROR", message: name });
}
