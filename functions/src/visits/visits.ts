import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { serve } from "../http/serve.ts";

/** Serves `/api/visits/**`: what a visit by video needs of the server. */
export const visits = serve(
  "visits",
  [
    signedInRoute(
      visitEndpoints.turnCredentials,
      async () => (await import("./turnCredentials.ts")).turnCredentials,
    ),
  ],
  {
    // One short call for each page of a visit that opens.
    maxInstances: 5,
    // A secret that is named must be there, or nothing is deployed: not everyone has a TURN server.
    secrets: process.env["TURN_URLS"] ? ["TURN_SECRET"] : [],
  },
);
