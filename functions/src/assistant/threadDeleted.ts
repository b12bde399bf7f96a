import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Deletes the messages of a conversation that its owner deleted or that expired. */
export const threadDeleted = documentWritten(
  {
    event: "deleted",
    document: `${collections.threads}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before }) => {
    if (before === null) return;
    const { deleteMessages } = await import("./threads.ts");
    await deleteMessages(before.id);
  },
);
