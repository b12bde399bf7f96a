import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { workEndpoints } from "@salvia/domain/account/workEndpoints";

import { signedInRoute } from "../caller/signedInRoute.ts";
import type { Route } from "../http/route.ts";

/**
 * Serves the addresses below `/api/leads`: operations on many leads at once or on other users' work,
 * which clients cannot do themselves.
 */
export const leadRoutes: readonly Route[] = [
  signedInRoute(
    leadEndpoints.checkLeadKeys,
    async () => (await import("./checkLeadKeys.ts")).checkLeadKeys,
  ),
  signedInRoute(
    leadEndpoints.importLeads,
    async () => (await import("./importLeads.ts")).importLeads,
  ),
  signedInRoute(
    leadEndpoints.addToHousehold,
    async () => (await import("./addToHousehold.ts")).addToHousehold,
  ),
  signedInRoute(leadEndpoints.ownImports, async () => (await import("./ownImports.ts")).ownImports),
  signedInRoute(
    leadEndpoints.undoImport,
    async () => (await import("./undoOwnImport.ts")).undoOwnImport,
  ),
  signedInRoute(
    leadEndpoints.mergeLeads,
    async () => (await import("./merge/mergeEndpoints.ts")).mergeTwoLeads,
  ),
  signedInRoute(
    leadEndpoints.undoMerge,
    async () => (await import("./merge/mergeEndpoints.ts")).undoOneMerge,
  ),
  signedInRoute(
    leadEndpoints.convertLead,
    async () => (await import("./conversion/conversionEndpoints.ts")).convertOneLead,
  ),
  signedInRoute(
    leadEndpoints.undoConversion,
    async () => (await import("./conversion/conversionEndpoints.ts")).undoOneConversion,
  ),
  signedInRoute(leadEndpoints.mailLead, async () => (await import("./mailLead.ts")).mailLead),
  signedInRoute(
    leadEndpoints.startBulkJob,
    async () => (await import("./bulk/bulkJobs.ts")).startBulkJob,
  ),
  signedInRoute(
    leadEndpoints.startErasureJob,
    async () => (await import("./bulk/bulkJobs.ts")).startErasureJob,
  ),
  signedInRoute(
    leadEndpoints.undoBulkJob,
    async () => (await import("./bulk/bulkJobs.ts")).undoBulkJob,
  ),
  signedInRoute(
    leadEndpoints.recordExport,
    async () => (await import("./recordExport.ts")).recordExport,
  ),
  signedInRoute(workEndpoints.findWork, async () => (await import("../work/findWork.ts")).findWork),
  signedInRoute(
    workEndpoints.handOverWork,
    async () => (await import("../work/handOverWork.ts")).handOverWork,
  ),
  signedInRoute(
    workEndpoints.assignLeads,
    async () => (await import("../work/assignLeads.ts")).assignLeads,
  ),
  signedInRoute(
    workEndpoints.changeAssignmentRules,
    async () => (await import("../work/changeAssignmentRules.ts")).changeAssignmentRules,
  ),
  signedInRoute(
    workEndpoints.findAbsence,
    async () => (await import("../work/absence.ts")).findAbsence,
  ),
  signedInRoute(
    workEndpoints.changeAbsence,
    async () => (await import("../work/absence.ts")).changeAbsence,
  ),
  signedInRoute(
    leadEndpoints.exportPerson,
    async () => (await import("../privacy/exportPerson.ts")).exportPerson,
  ),
  signedInRoute(
    leadEndpoints.erasePerson,
    async () => (await import("../privacy/erasePerson.ts")).erasePerson,
  ),
];
