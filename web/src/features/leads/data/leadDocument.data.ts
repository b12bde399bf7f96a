import { leadSchema } from "@salvia/domain/lead/lead";

import { liveDocumentState, liveMap } from "../../../firebase/liveQuery/liveDocument.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { leadReference } from "./leads.data.ts";

/** `row` is null when there is no lead; `fresh` is false until the server confirms that. */
export type LeadDocument = { row: LeadRow | null; fresh: boolean };

export const leadDocument = liveMap(
  liveDocumentState(leadSchema, (id: string) => leadReference(id).path),
  ({ id, data, pending, fresh }): LeadDocument => ({
    row: data === null ? null : { id, lead: data, pending },
    fresh,
  }),
);
