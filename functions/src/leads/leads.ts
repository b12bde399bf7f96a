import { leadCalls } from "@salvia/domain/lead/leadEndpoints";
import { workCalls } from "@salvia/domain/account/workEndpoints";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { serve } from "../http/serve.ts";

/** Serves `/api/leads/**`: what happens to many leads at once, and to the work of
 * others, which clients cannot do by themselves. */
export const leads = serve(
  "leads",
  [
    signedInRoute(
      leadCalls.checkLeadKeys,
      async () => (await import("./checkLeadKeys.ts")).checkLeadKeys,
    ),
    signedInRoute(
      leadCalls.importLeads,
      async () => (await import("./importLeads.ts")).importLeads,
    ),
    signedInRoute(leadCalls.ownImports, async () => (await import("./ownImports.ts")).ownImports),
    signedInRoute(
      leadCalls.undoImport,
      async () => (await import("./undoOwnImport.ts")).undoOwnImport,
    ),
    signedInRoute(
      leadCalls.mergeLeads,
      async () => (await import("./mergeCalls.ts")).mergeTwoLeads,
    ),
    signedInRoute(leadCalls.undoMerge, async () => (await import("./mergeCalls.ts")).undoOneMerge),
    signedInRoute(
      leadCalls.recordExport,
      async () => (await import("./recordExport.ts")).recordExport,
    ),
    signedInRoute(workCalls.findWork, async () => (await import("../work/findWork.ts")).findWork),
    signedInRoute(
      workCalls.handOverWork,
      async () => (await import("../work/handOverWork.ts")).handOverWork,
    ),
    signedInRoute(
      workCalls.assignLeads,
      async () => (await import("../work/assignLeads.ts")).assignLeads,
    ),
    signedInRoute(
      leadCalls.erasePerson,
      async () => (await import("../erasure/erasePerson.ts")).erasePerson,
    ),
    // Imports write as fast as the database takes it; more instances would only wait for each other.
  ],
  { maxInstances: 10 },
);
