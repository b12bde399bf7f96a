import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/**
 * Keeps a patient's entry in the indexes of the current and previous clinicians, and closes the
 * conversations with clinicians who have stopped treating the patient.
 */
export const patientWritten = documentWritten(
  { document: `${collections.patients}/{id}`, region, timeoutSeconds: 60, omit: false },
  async ({ before, after }) => {
    const [{ indexChange }, { patientIndex }] = await Promise.all([
      import("../searchIndexes/searchIndex.ts"),
      import("./indexPatients.ts"),
    ]);
    await indexChange(patientIndex, before, after);
  },
  async (written) => {
    const { closeConversations } = await import("../messages/closeConversations.ts");
    await closeConversations(written, new Date());
  },
);
