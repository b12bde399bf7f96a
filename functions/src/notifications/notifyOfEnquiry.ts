import { collections } from "@salvia/domain/shared/collections";

import { documentWritten } from "../platform/documentWritten.ts";
import { region } from "../platform/region.ts";

/** Notifies salespeople that a known person has written to us again, and a new owner of the lead. */
export const notifyOfEnquiry = documentWritten(
  { document: `${collections.enquiries}/{id}`, region, timeoutSeconds: 300, omit: false },
  async (written) => {
    const { notifyAboutEnquiry } = await import("./notifyLeadEvent.ts");
    await notifyAboutEnquiry(written, new Date());
  },
);
