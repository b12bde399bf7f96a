import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/**
 * Deletes the signals, messages and guest of a visit that has ended or expired: the participants'
 * network addresses, what they wrote, and the guest's account. Their pages may already be closed.
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
    // Most writes only report that a patient is still waiting.
    if (id === undefined || (after !== null && after.get("state") !== "ended")) return;
    const { emptyVisit } = await import("./emptyVisit.ts");
    await emptyVisit(id, after);
  },
);
