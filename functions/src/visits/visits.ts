import { visitCalls } from "@salvia/domain/visitCalls";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { keepBodiesRaw } from "../http/rawBodies.ts";
import { serve } from "../http/serve.ts";

keepBodiesRaw("/api/visits/");

/** Serves `/api/visits/**`: what a visit by video needs of the server. */
export const visits = serve(
  [
    signedInRoute(
      visitCalls.turnCredentials,
      async () => (await import("./turnCredentials.ts")).turnCredentials,
    ),
  ],
  // A secret that is named must be there, or nothing is deployed: not everyone has a TURN server.
  { secrets: process.env["TURN_URLS"] ? ["TURN_SECRET"] : [] },
);
