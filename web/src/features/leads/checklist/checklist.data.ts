import { checklistSchema } from "@salvia/domain/lead/checklist";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocumentState } from "../../../firebase/liveQuery/liveDocument.ts";

export const checklistOfLead = liveDocumentState(
  checklistSchema,
  (leadId: string) => `${collections.checklists}/${leadId}`,
);
