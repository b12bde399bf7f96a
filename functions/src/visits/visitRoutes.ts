import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";

import { signedInRoute } from "../caller/signedInRoute.ts";
import { jsonRoute, type Route } from "../http/route.ts";

/** `/api/visits/**`: the server's part of video visits. */
export const visitRoutes: readonly Route[] = [
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
];
