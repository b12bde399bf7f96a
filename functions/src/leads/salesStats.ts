import { collections } from "@salvia/domain/shared/collections";
import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Updates the figures of a lead's current and previous owner. */
export const countLead = documentWritten(
  { document: `${collections.leads}/{id}`, region, timeoutSeconds: 60, omit: false },
  async (written) => {
    const { countWrittenLead } = await import("./countWrittenLead.ts");
    await countWrittenLead(written, new Date());
  },
);

/**
 * Runs when few salespeople work: erases what was kept long enough, finishes interrupted erasures,
 * recounts every salesperson's leads, and compares their search indexes with the leads.
 */
export const recountSalesStats = onSchedule(
  {
    region,
    schedule: "every day 03:15",
    timeZone: "UTC",
    memory: "256MiB",
    timeoutSeconds: 1800,
    maxInstances: 1,
    retryCount: 1,
  },
  async () => {
    const [{ recountOurs, repairOurLeadIndexes }, { sweepOurs }] = await Promise.all([
      import("./recountOurs.ts"),
      import("../privacy/sweepOurs.ts"),
    ]);
    // A failed sweep must not prevent the recount; the run fails afterward.
    const swept = await sweepOurs(new Date()).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const { people, repaired, busy } = await recountOurs();
    for (const uid of repaired) logger.info("sales stats put right", { uid });
    for (const uid of busy) logger.warn("sales stats not recounted", { uid });
    logger.info("sales stats recounted", { people });
    const indexes = await repairOurLeadIndexes();
    for (const uid of indexes.repaired) logger.warn("lead index put right", { uid });
    logger.info("lead indexes checked", { compared: indexes.compared });
    if (swept !== null) throw swept.error;
  },
);
