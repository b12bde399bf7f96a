import { calls } from "@salvia/domain/calls";

import { keepBodiesRaw } from "../http/rawBodies.ts";
import { bodilessRoute, jsonRoute } from "../http/route.ts";
import { serve } from "../http/serve.ts";

keepBodiesRaw("/api/auth/");

/** Serves `/api/auth/**`: signing in and out. */
export const auth = serve([
  jsonRoute(calls.sessionHandler, async () => (await import("./sessionHandler.ts")).sessionHandler),
  bodilessRoute(
    calls.sessionLogout,
    async () => (await import("./sessionLogout.ts")).sessionLogout,
  ),
]);
