import { collections } from "@salvia/domain/collections";
import { salesStatsSchema, type SalesStats } from "@salvia/domain/salesStats";
import { doc, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";

/** A salesperson's figures; null where the server has none of theirs, because they never had a lead. */
export function salesStatsOf(uid: string): Source<SalesStats | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.salesStats, uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        // That memory knows nothing is no news: the server has yet to say.
        if (!snapshot.exists() && snapshot.metadata.fromCache) return;
        onValue(readDocument(salesStatsSchema, snapshot));
      },
      onError,
    );
}
