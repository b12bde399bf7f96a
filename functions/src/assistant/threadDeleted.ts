import { collections } from "@salvia/domain/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Deletes what was said in a conversation that its owner has deleted, or that has expired. */
export const threadDeleted = documentWritten(
  {
    document: `${collections.threads}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    if (before === null || after !== null) return;
    const { deleteMessages } = await import("./deleteMessages.ts");
    await deleteMessages(before.id);
  },
);
