import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocumentState } from "../../../firebase/liveQuery/liveDocument.ts";

/** The latest quote for a lead, live. */
export const quoteOfLead = liveDocumentState(
  quoteSchema,
  (leadId: string) => `${collections.quotes}/${leadId}`,
);
