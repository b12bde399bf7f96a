import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/**
 * Deletes the signals of a visit that has ended, or has expired: they hold network addresses of both, and
 * the pages may be closed by then.
 */
export const visitEnded = documentWritten(
  {
    document: `${collections.visits}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    const id = before?.id ?? after?.id;
    // Most writes say that a patient still waits.
    if (id === undefined || (after !== null && after.get("state") !== "ended")) return;
    const { deleteSignals } = await import("./deleteSignals.ts");
    await deleteSignals(id);
  },
);
