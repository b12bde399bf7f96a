import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../documentWritten.ts";
import { region } from "../region.ts";

/** Writes down, among a lead's activities, that it moved on or has another owner. */
export const leadChanged = documentWritten(
  {
    document: `${collections.leads}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
  },
  async ({ before, after }) => {
    // Who enters a lead is seen on it; and an erased one leaves nothing behind.
    if (before === null || after === null) return;
    const { recordChange } = await import("./recordChange.ts");
    await recordChange(before, after);
  },
);
