import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocumentState } from "../../../firebase/liveQuery/liveDocument.ts";

export const quoteOfLead = liveDocumentState(
  quoteSchema,
  (leadId: string) => `${collections.quotes}/${leadId}`,
);
