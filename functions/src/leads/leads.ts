import { leadCalls } from "@salvia/domain/leadCalls";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { keepBodiesRaw } from "../http/rawBodies.ts";
import { serve } from "../http/serve.ts";

keepBodiesRaw("/api/leads/");

/** Serves `/api/leads/**`: what happens to many leads at once, which clients cannot do by themselves. */
export const leads = serve([
  signedInRoute(
    leadCalls.checkLeadKeys,
    async () => (await import("./checkLeadKeys.ts")).checkLeadKeys,
  ),
  signedInRoute(leadCalls.importLeads, async () => (await import("./importLeads.ts")).importLeads),
  signedInRoute(
    leadCalls.recordExport,
    async () => (await import("./recordExport.ts")).recordExport,
  ),
]);
