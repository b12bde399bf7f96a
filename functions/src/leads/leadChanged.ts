import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Records a change of a lead's state or owner among its activities. */
export const leadChanged = documentWritten(
  {
    document: `${collections.leads}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    // A new lead shows its creator itself, and an erased lead must leave nothing behind.
    if (before === null || after === null) return;
    const { recordChange } = await import("./recordChange.ts");
    await recordChange(before, after);
  },
);
