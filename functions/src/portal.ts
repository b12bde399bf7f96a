import { calendarRoutes } from "./calendar/calendarRoutes.ts";
import { serve } from "./http/serve.ts";
import { leadRoutes } from "./leads/leadRoutes.ts";
import { patientRoutes } from "./patients/patientRoutes.ts";
import { variable } from "./settings/environment.ts";
import { visitRoutes } from "./visits/visitRoutes.ts";

/**
 * Serves what users of the portal call now and then, besides signing in, and the calendar programs
 * and core systems that work for them. Each route loads its own code with its first call.
 */
export const portal = serve(
  "portal",
  [...leadRoutes, ...patientRoutes, ...visitRoutes, ...calendarRoutes],
  {
    // 1,600 calls at once. More imports than that would only wait for the database.
    maxInstances: 20,
    timeoutSeconds: 120,
    // Deployment fails if a listed secret does not exist, and a TURN server is optional.
    secrets: (variable("TURN_URLS") ?? []).length > 0 ? ["TURN_SECRET"] : [],
  },
);
