import { assignmentRulesId, assignmentRulesSchema } from "@salvia/domain/account/assignmentRules";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";

/** The stored rules, live; null before the first change. */
export const assignmentRules = liveDocument(
  assignmentRulesSchema,
  () => `${collections.assignmentRules}/${assignmentRulesId}`,
);
