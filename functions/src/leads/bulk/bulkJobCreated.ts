import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../../platform/documentWritten.ts";
import { region } from "../../platform/region.ts";

/** Does the work of a new job. If it is interrupted, the event comes again, and the job goes on. */
export const bulkJobCreated = documentWritten(
  {
    event: "created",
    document: `${collections.bulkJobs}/{id}`,
    region,
    timeoutSeconds: 300,
    omit: false,
  },
  async ({ after }) => {
    if (after === null) return;
    const { runBulkJob } = await import("./runBulkJob.ts");
    await runBulkJob(after.ref.firestore, after.id, new Date());
  },
);
