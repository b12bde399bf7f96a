import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Notifies salespeople of changes of a lead that concern them. */
export const notifyOfLead = documentWritten(
  {
    document: `${collections.leads}/{id}`,
    region,
    // A team of a thousand takes seconds; a longer run continues with the next attempt.
    timeoutSeconds: 300,
    omit: false,
  },
  async (written) => {
    const { notifyLeadEvent } = await import("./notifyLeadEvent.ts");
    await notifyLeadEvent(written, new Date());
  },
);
