import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";

import { signedInRoutes } from "../caller/signedInRoute.ts";
import { jsonRoutes, type Route } from "../http/route.ts";

/** `/api/visits/**`: the server's part of video visits. */
export const visitRoutes: readonly Route[] = [
  ...signedInRoutes(visitEndpoints, {
    turnCredentials: () => import("./turnCredentials.ts"),
    makeGuestLink: () => import("./guests/makeGuestLink.ts"),
  }),
  ...jsonRoutes(visitEndpoints, {
    enterAsGuest: () => import("./guests/enterAsGuest.ts"),
    guestConnection: () => import("./guests/guestConnection.ts"),
  }),
];
