import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Notifies patients of messages that a clinician who stopped treating them has not read. */
export const treatmentEnded = documentWritten(
  {
    document: `${collections.patients}/{uid}`,
    region,
    timeoutSeconds: 60,
    omit: false,
    event: "updated",
  },
  async (written) => {
    const { closeConversations } = await import("./closeConversations.ts");
    await closeConversations(written, new Date());
  },
);
