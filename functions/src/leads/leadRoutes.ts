import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { workEndpoints } from "@salvia/domain/account/workEndpoints";

import { signedInRoutes } from "../caller/signedInRoute.ts";
import type { Route } from "../http/route.ts";

/**
 * Serves the addresses below `/api/leads`: operations on many leads at once or on other users' work,
 * which clients cannot do themselves.
 */
export const leadRoutes: readonly Route[] = [
  ...signedInRoutes(leadEndpoints, {
    checkLeadKeys: () => import("./checkLeadKeys.ts"),
    importLeads: () => import("./importLeads.ts"),
    addToHousehold: () => import("./addToHousehold.ts"),
    ownImports: () => import("./ownImports.ts"),
    undoImport: () => import("./undoImport.ts"),
    mergeLeads: () => import("./merge/mergeEndpoints.ts"),
    undoMerge: () => import("./merge/mergeEndpoints.ts"),
    convertLead: () => import("./conversion/conversionEndpoints.ts"),
    undoConversion: () => import("./conversion/conversionEndpoints.ts"),
    mailLead: () => import("./mailLead.ts"),
    startBulkJob: () => import("./bulk/bulkJobs.ts"),
    startErasureJob: () => import("./bulk/bulkJobs.ts"),
    undoBulkJob: () => import("./bulk/bulkJobs.ts"),
    recordExport: () => import("./recordExport.ts"),
    exportPerson: () => import("../privacy/exportPerson.ts"),
    erasePerson: () => import("../privacy/erasePerson.ts"),
  }),
  ...signedInRoutes(workEndpoints, {
    findWork: () => import("../work/findWork.ts"),
    handOverWork: () => import("../work/handOverWork.ts"),
    assignLeads: () => import("../work/assignLeads.ts"),
    changeAssignmentRules: () => import("../work/changeAssignmentRules.ts"),
    findAbsence: () => import("../work/absence.ts"),
    changeAbsence: () => import("../work/absence.ts"),
  }),
];
