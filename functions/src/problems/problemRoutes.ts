import { policyReportPath, problemEndpoints } from "@salvia/domain/site/problemEndpoints";

import { jsonRoute, type Route } from "../http/route.ts";

/** A report repeats the whole policy and the page's address. */
const policyReportMaxBytes = 16 * 1024;

/** `/api/problems/**`: failures that browsers report. */
export const problemRoutes: readonly Route[] = [
  {
    ...jsonRoute(
      problemEndpoints.reportProblem,
      async () => (await import("./reportProblem.ts")).reportProblem,
    ),
    // A page reports that App Check fails, too.
    isForAnyone: true,
  },
  {
    path: policyReportPath,
    // Sent by the browser itself, which knows no App Check.
    isForAnyone: true,
    hidesOrigin: true,
    bodyMaxBytes: policyReportMaxBytes,
    answer: async (call) => (await import("./answerPolicyReport.ts")).answerPolicyReport(call),
  },
];
