import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Notifies who has something new to read in a conversation, by email and in the portal. */
export const notifyOfMessage = documentWritten(
  { document: `${collections.conversations}/{id}`, region, timeoutSeconds: 60, omit: false },
  async (written) => {
    const { notifyReader } = await import("./notifyReader.ts");
    await notifyReader(written, new Date());
  },
);
