import { statusActivityId, statusActivitySchema } from "@salvia/domain/lead/leadActivity";

import { liveDocument } from "../../../firebase/liveQuery/liveDocument.ts";
import { activities } from "../data/leadWrites.data.ts";

/**
 * The move with which a lead reached a revision, live; null if that change was no move, or until
 * the server has recorded it.
 */
export const lastMove = liveDocument(
  statusActivitySchema,
  (leadId: string, rev: number) => `${activities(leadId).path}/${statusActivityId(rev)}`,
);
