import { collections } from "@salvia/domain/shared/collections";
import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Keeps a patient's entry in the indexes of the current and previous clinicians. */
export const indexPatient = documentWritten(
  { document: `${collections.patients}/{id}`, region, timeoutSeconds: 60, omit: false },
  async ({ before, after }) => {
    const [{ indexChange }, { patientIndex }] = await Promise.all([
      import("../searchIndexes/searchIndex.ts"),
      import("./indexPatients.ts"),
    ]);
    await indexChange(patientIndex, before, after);
  },
);

/** Compares every clinician's index with their patients when few of them work. */
export const repairPatientIndexes = onSchedule(
  {
    region,
    schedule: "every day 03:45",
    timeZone: "UTC",
    memory: "512MiB",
    timeoutSeconds: 1800,
    maxInstances: 1,
    retryCount: 1,
  },
  async () => {
    const { repairOurIndexes } = await import("./repairOurIndexes.ts");
    const { clinicians, repaired } = await repairOurIndexes();
    for (const uid of repaired) logger.warn("patient index put right", { uid });
    logger.info("patient indexes checked", { clinicians });
  },
);
