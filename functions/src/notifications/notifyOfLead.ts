import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Tells salespeople what has happened with a lead, where it is news to them. */
export const notifyOfLead = documentWritten(
  {
    document: `${collections.leads}/{id}`,
    region,
    // A team of a thousand takes seconds; one that takes longer is gone on with at the next attempt.
    timeoutSeconds: 300,
    omit: false,
  },
  async (written) => {
    const { notifyLeadEvent } = await import("./notifyLeadEvent.ts");
    await notifyLeadEvent(written, new Date());
  },
);
