import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { jsonRoute } from "../http/route.ts";
import { serve } from "../http/serve.ts";
import { variable } from "../settings/environment.ts";

/** Serves `/api/visits/**`: the server's part of video visits. */
export const visits = serve(
  "visits",
  [
    signedInRoute(
      visitEndpoints.turnCredentials,
      async () => (await import("./turnCredentials.ts")).turnCredentials,
    ),
    signedInRoute(
      visitEndpoints.makeGuestLink,
      async () => (await import("./guests/makeGuestLink.ts")).makeGuestLink,
    ),
    jsonRoute(
      visitEndpoints.enterAsGuest,
      async () => (await import("./guests/enterAsGuest.ts")).enterAsGuest,
    ),
    jsonRoute(
      visitEndpoints.guestConnection,
      async () => (await import("./guests/guestConnection.ts")).guestConnection,
    ),
  ],
  {
    // Each page of a visit makes one short call when it opens.
    maxInstances: 5,
    // Deployment fails if a listed secret does not exist, and a TURN server is optional.
    secrets: (variable("TURN_URLS") ?? []).length > 0 ? ["TURN_SECRET"] : [],
  },
);
