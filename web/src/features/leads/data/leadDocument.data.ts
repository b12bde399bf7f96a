import { leadSchema } from "@salvia/domain/lead/lead";
import { onSnapshot } from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import type { Source } from "../../../firebase/liveQuery/useLiveQuery.ts";
import type { LeadRow } from "./leadRow.ts";
import { leadReference } from "./leads.data.ts";

/** `row` is null when there is no lead; `fresh` is false until the server confirms that. */
export type LeadDocument = { row: LeadRow | null; fresh: boolean };

/** Live source of one lead. */
export function leadDocument(id: string): Source<LeadDocument> {
  return (onValue, onError) =>
    onSnapshot(
      leadReference(id),
      { includeMetadataChanges: true },
      (snapshot) => {
        const lead = readDocument(leadSchema, snapshot);
        const { hasPendingWrites: pending, fromCache } = snapshot.metadata;
        onValue({ row: lead === null ? null : { id, lead, pending }, fresh: !fromCache });
      },
      onError,
    );
}
