import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Shows in a lead's timeline that an email to it was sent or given up, by us or the extension. */
export const mailUpdated = documentWritten(
  {
    document: `${collections.mail}/{id}`,
    event: "updated",
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ after }) => {
    if (after?.get("personal") === undefined) return;
    const { showDelivery } = await import("./leadMailState.ts");
    await showDelivery(after);
  },
);
